#!/bin/sh
# make.sh TYPE...  what a dwelling gets, cut out to lie over its picture: masters/dwelling-TYPE-panels.webp and -pump.webp
set -eu
here=$(cd "$(dirname "$0")" && pwd)
masters=$here/../masters
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

render() {
  nice -n 10 blender -b -noaudio -P "$here/render.py" -- "$@" | grep -E 'Error|Traceback|File "|line ' || true
}

for type in "$@"; do
  dwebp -quiet "$masters/dwelling-$type-now.webp" -o "$work/now.png"
  render "$type" now "$work/rough-now.png"
  for layer in panels pump; do
    name=dwelling-$type-$layer
    render "$type" $layer "$work/rough.png"
    render "$type" $layer "$work/$name.png" "$(python3 -B "$here/where.py" "$work/rough-now.png" "$work/rough.png")"
    python3 -B "$here/cut.py" "$work/now.png" "$work/$name.png"
    [ "$layer" = panels ] || python3 -B "$here/shadow.py" "$work/now.png" "$work/$name.png" "$here/../heat/dwelling-$type.json"
    cwebp -quiet -m 6 -q 92 -alpha_q 100 "$work/$name.png" -o "$masters/$name.webp"
    [ "$layer" = pump ] || cp "$work/rough.png.json" "$here/panels-$type.json"
    ls -l "$masters/$name.webp"
  done
done
