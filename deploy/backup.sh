#!/bin/sh
# Back up a server's database while it runs, or restore it while it does not:
#   deploy/backup.sh FILE              writes a backup
#   deploy/backup.sh --restore FILE    puts it back
# SPINNEY_DB names the database, as for the server; PYTHON the interpreter, for SQLite.
set -eu

restore=
[ "${1:-}" != --restore ] || { restore=yes; shift; }
file=${1:?usage: backup.sh [--restore] FILE}
db=${SPINNEY_DB:?SPINNEY_DB is not set}

case $db in
sqlite:///*)
    from=${db#sqlite:///} to=$file
    if [ -n "$restore" ]; then
        from=$file to=${db#sqlite:///}
        [ -f "$from" ] || { echo "there is no $from" >&2; exit 1; }
        rm -f "$to" "$to-wal" "$to-shm"
    fi
    # A copy of the file alone could be a torn one.
    "${PYTHON:-python3}" - "$from" "$to" <<'PYTHON'
import sqlite3
import sys

source, copy = (sqlite3.connect(path) for path in sys.argv[1:])
with copy:
    source.backup(copy)
(state,) = copy.execute("PRAGMA integrity_check").fetchone()
sys.exit(state != "ok")
PYTHON
    ;;
postgres*)
    if [ -n "$restore" ]; then
        pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$db" "$file"
    else
        pg_dump --format=custom --file="$file" "$db"
    fi
    ;;
*)
    echo "neither SQLite nor PostgreSQL: SPINNEY_DB" >&2
    exit 1
    ;;
esac
