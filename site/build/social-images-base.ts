import sharp, { type Region } from 'sharp';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import type { Board } from '../src/lib/town-sign.ts';

/** The size that every network asks for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const;

/** The dark band at the foot. */
export const BAND = 84;

/** Where the picture stands, a little over the right edge and over the band. */
const PICTURE = { left: 660, top: 36, width: 572, height: 528 };

export interface Master {
  bytes: Uint8Array;
  /** Where its blank place-name board is, as fractions of the picture. */
  board?: Board | undefined;
}

/** What pages with the same picture share. */
export interface Base {
  pixels: Buffer;
  /** Where the board is, in pixels. */
  board?: Board | undefined;
}

/** A drawing of the whole card, or of a part of it; its content is in pixels of the card. */
export const svg = (
  content: string,
  { left, top, width, height }: Region = { left: 0, top: 0, width: WIDTH, height: HEIGHT },
) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`,
  );

/**
 * Draws over part of a card. Of the whole card a blend takes sixteen milliseconds, most of it where nothing is drawn.
 * @param pixels of the whole card; they are changed
 * @param part of the card, within its edges
 * @param content SVG, in pixels of the whole card
 */
export async function drawOver(pixels: Buffer, part: Region, content: string): Promise<void> {
  const { left, top, width, height } = part;
  const over = await sharp(svg(content, part)).ensureAlpha().raw().toBuffer();
  for (let row = 0; row < height; row += 1) {
    let from = row * width * 4;
    let to = ((top + row) * WIDTH + left) * RAW.channels;
    for (let column = 0; column < width; column += 1, from += 4, to += RAW.channels) {
      const alpha = (over[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < RAW.channels; channel += 1) {
        const [under = 0, above = 0] = [pixels[to + channel], over[from + channel]];
        pixels[to + channel] = Math.round(under + (above - under) * alpha);
      }
    }
  }
}

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** Ground of the page heroes, with the sunlit roof plane of the word mark behind the picture. */
const GROUND = svg(`
  <linearGradient id="g" x2="0" y2="1"><stop stop-color="${COLORS.zand50}"/><stop offset="1" stop-color="${COLORS.blad50}"/></linearGradient>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
  ${path(`M1200 60V${HEIGHT}H560z`, COLORS.blad100)}
  ${path(`M0 ${HEIGHT - BAND}h${WIDTH}v${BAND}H0z`, COLORS.bos900)}`);

/** Trimming the master itself takes ten times as long as trimming a small copy. */
const SMALL = 256;

/** Where a picture of this width and height shows something: what is around it is transparent. */
async function shownPart(picture: Uint8Array, width: number, height: number): Promise<Region> {
  const scale = width / SMALL;
  const small = await sharp(picture).resize(SMALL).png({ compressionLevel: 0 }).toBuffer();
  const { info } = await sharp(small).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
  const left = Math.floor(-(info.trimOffsetLeft ?? 0) * scale);
  const top = Math.floor(-(info.trimOffsetTop ?? 0) * scale);
  return {
    left,
    top,
    width: Math.min(Math.ceil(info.width * scale), width - left),
    height: Math.min(Math.ceil(info.height * scale), height - top),
  };
}

/** Where a picture stands on the card. */
export interface Placed {
  /** The part of the picture that is drawn. */
  shown: Region;
  /** Size of the whole picture. */
  whole: { width: number; height: number };
  /** Where that part comes, in pixels of the card. */
  on: Region;
}

/** Finds out where a picture comes: what lies over it with the same size comes there too. */
export async function place(bytes: Uint8Array): Promise<Placed> {
  const { width, height } = await sharp(bytes).metadata();
  const shown = await shownPart(bytes, width, height);
  const scale = Math.min(PICTURE.width / shown.width, PICTURE.height / shown.height);
  const [across, down] = [Math.round(shown.width * scale), Math.round(shown.height * scale)];
  const left = PICTURE.left + Math.round((PICTURE.width - across) / 2);
  const top = PICTURE.top + Math.round((PICTURE.height - down) / 2);
  const on = { left, top, width: across, height: down };
  return { shown, whole: { width, height }, on };
}

/** A picture as large as it is on the card, as PNG. */
export const drawPlaced = (bytes: Uint8Array, { shown, on }: Placed): Promise<Buffer> =>
  sharp(bytes)
    .extract(shown)
    .resize(on.width, on.height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Draws ground and picture. */
export async function drawBase({ bytes, board }: Master): Promise<Base> {
  const placed = await place(bytes);
  const {
    shown,
    whole: { width, height },
    on: { left, top },
  } = placed;
  const data = await drawPlaced(bytes, placed);
  const pixels = await sharp(GROUND)
    .composite([{ input: data, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const scale = placed.on.width / shown.width;
  const toCard = ([x, y]: Board[number]): Board[number] => [
    left + (x * width - shown.left) * scale,
    top + (y * height - shown.top) * scale,
  ];
  return { pixels, board: board && [toCard(board[0]), toCard(board[1]), toCard(board[2])] };
}
