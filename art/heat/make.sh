#!/bin/sh
# make.sh [TYPE...]  where the parts of each dwelling lie in its picture: dwelling-TYPE.json
set -eu
here=$(cd "$(dirname "$0")" && pwd)
masks=$(mktemp -d)
trap 'rm -r "$masks"' EXIT
nice -n 10 blender -b -noaudio -P "$here/masks.py" -- "$masks" "$@" | grep -E 'Error|Traceback|File "|line ' || true
python3 -B "$here/outlines.py" "$masks"/*.png
