#!/bin/sh
# The programs the server's tests need besides Python: PostgreSQL and Redis. Installs what is
# missing; starts nothing, the tests run their own.
set -eu

missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ||
    missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
[ -n "$missing" ] || exit 0

as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
    echo "The server's tests need these programs; please install them:$missing" >&2
    exit 1
fi

echo "Installing$missing ..."
install() {
    # A system service may be unable to start here, and none is needed.
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
        apt-get install -y -qq --no-install-recommends $missing >"$log" 2>&1
}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The lists of packages may be missing or old.
if ! install && ! { $as_root apt-get update -qq >"$log" 2>&1 && install; }; then
    cat "$log" >&2
    echo "These programs could not be installed:$missing" >&2
    exit 1
fi
