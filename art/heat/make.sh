#!/bin/sh
# make.sh [TYPE...]  where the parts of each dwelling lie in its pictures: dwelling-TYPE.json
set -eu
here=$(cd "$(dirname "$0")" && pwd)
masks=$(mktemp -d)
trap 'rm -r "$masks"' EXIT
for kind in masks cutaways; do
  nice -n 10 blender -b -noaudio -P "$here/$kind.py" -- "$masks" "$@" | grep -E 'Error|Traceback|File "|line ' || true
done
python3 -B "$here/outlines.py" "$masks"
