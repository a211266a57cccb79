#!/bin/sh
# The programs the tests need besides Python and Node: PostgreSQL and Redis for the server, Chromium
# and Firefox for the browser client. Installs what is missing and starts nothing: the tests start
# their own.
set -eu

missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ||
    missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
command -v "${CHROMIUM:-chromium-headless-shell}" >/dev/null || command -v chromium >/dev/null ||
    missing="$missing chromium-headless-shell"
command -v "${FIREFOX:-firefox-esr}" >/dev/null || missing="$missing firefox-esr"
[ -n "$missing" ] || exit 0

as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
    echo "The tests need these programs; please install them:$missing" >&2
    echo "Or run 'make test-core', the Python tests that need none of them." >&2
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
# The package lists may be missing or outdated.
if ! install && ! { $as_root apt-get update -qq >"$log" 2>&1 && install; }; then
    cat "$log" >&2
    echo "These programs could not be installed:$missing" >&2
    echo "'make test-core' runs the Python tests that need none of them." >&2
    exit 1
fi
