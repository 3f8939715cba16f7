#!/bin/sh
# render.sh [FRAMES]  makes the film, its captions and its poster again in site/public/film
# FRAMES keeps the rendered pieces, so that a broken-off render goes on where it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$here/../.." && pwd)/site/public/film
frames=${1:-$(mktemp -d)}
mkdir -p "$frames" "$out"
nice -n 15 blender -b -noaudio -P "$here/render.py" -- "$frames" | grep -E 'FRAME|Error|Traceback|File "|line ' || true
whole=$frames/film.mkv
nice -n 15 python3 "$here/compose.py" "$frames" | nice -n 15 ffmpeg -loglevel error -y -f rawvideo -pix_fmt rgb24 -s 1280x720 -r 24 -i - \
  -vf 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p' -c:v libx264 -qp 0 -preset veryfast "$whole"
# Players take a film without these tags for another colour space, and the sand would not be our sand.
colour='-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'
# shellcheck disable=SC2086
nice -n 15 ffmpeg -loglevel error -y -i "$whole" -an -c:v libx264 -crf 17 -preset slow -tune animation -profile:v high -pix_fmt yuv420p $colour \
  -movflags +faststart -map_metadata -1 "$out/sens-huis.mp4"
# shellcheck disable=SC2086
nice -n 15 ffmpeg -loglevel error -y -i "$whole" -an -c:v libvpx-vp9 -crf 25 -b:v 0 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p $colour \
  -map_metadata -1 "$out/sens-huis.webm"
cp "$frames/captions.vtt" "$out/sens-huis.nl.vtt"
cwebp -quiet -m 6 -q 82 "$frames/poster.png" -o "$out/poster.webp"
cwebp -quiet -m 6 -q 84 -resize 640 0 "$frames/poster.png" -o "$out/poster-640.webp"
ls -l "$out"
