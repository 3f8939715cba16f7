#!/bin/sh
# render.sh PICTURE...            final render to masters/PICTURE.webp
# render.sh --preview PICTURE...  quick look in previews/PICTURE.png
set -eu
here=$(cd "$(dirname "$0")" && pwd)
preview=
if [ "${1:-}" = --preview ]; then preview=--preview; shift; fi
[ $# -gt 0 ] || { echo "usage: render.sh [--preview] PICTURE..." >&2; exit 2; }
for picture in "$@"; do
  if [ -n "$preview" ]; then
    mkdir -p "$here/previews"; png=$here/previews/$picture.png
  else
    mkdir -p "$here/masters"; png=$here/masters/$picture.png
  fi
  rm -f "$png"
  # Rendering elsewhere on the machine should not suffer, hence nice.
  nice -n 10 blender -b -noaudio -P "$here/render.py" -- "$picture" "$png" $preview \
    | grep -E 'FRAME|MARK|Error|Traceback|File "|line |^ *Time:' || true
  [ -s "$png" ] || { echo "$picture: no picture" >&2; exit 1; }
  if [ -z "$preview" ]; then
    # Pages show these as they are; of the others they show smaller copies.
    case $picture in measure-*) quality=82 ;; *) quality=92 ;; esac
    cwebp -quiet -m 6 -q $quality -alpha_q 100 "$png" -o "$here/masters/$picture.webp"
    rm "$png"
    ls -l "$here/masters/$picture.webp"
  fi
done
