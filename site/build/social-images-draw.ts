import sharp, { type Region } from 'sharp';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import type { SocialBrand, SocialCard } from '../src/lib/social-image.ts';
import { fitTitle } from '../src/lib/social-image-layout.ts';
import { type Board, townSign } from '../src/lib/town-sign.ts';
import {
  BAND,
  type Base,
  drawBase,
  drawOver,
  HEIGHT,
  type Master,
  path,
  RAW,
  svg,
  WIDTH,
} from './social-images-base.ts';
import type { Face } from './social-images-type.ts';

/** Well under what any network takes (WhatsApp: 300 kB). */
const MAX_BYTES = 120_000;

/** Where the words begin. */
export const LEFT = 64;

/** Between the word mark and the band. */
const ROOM = { top: 132, height: 404 };

const TITLE = { width: 564, height: 292, size: 88, leading: 1.05 };

/** Lucide's phone, the icon of the site's own buttons. */
const PHONE =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';

export interface Faces {
  heading: Face;
  strong: Face;
  text: Face;
}

/** The word mark (components/shell/Logo.tsx). */
export const logo = (name: string, { heading }: Faces) => `
  <svg x="${LEFT}" y="56" width="56" height="56" viewBox="0 0 32 32">
    <clipPath id="c"><rect width="32" height="32" rx="8"/></clipPath>
    <g clip-path="url(#c)">
      ${path('M0 0h32v32H0z', COLORS.bos600)}
      ${path('M32 8v24H0z', COLORS.zon400)}
      <path d="M0 20 20 0h12v8L8 32H0z" fill="${COLORS.bos700}" opacity=".35"/>
    </g>
  </svg>
  ${path(heading.outline(name, { size: 46, x: LEFT + 72, y: 101 }), COLORS.bos950)}`;

const EYEBROW = { size: 25, height: 48, gap: 26 };

/** Eyebrow and title, together in the middle of their room. */
export function heading(
  card: Pick<SocialCard, 'eyebrow' | 'title'>,
  { heading, strong }: Faces,
  room = ROOM,
): string {
  const { lines, size } = fitTitle(card.title, TITLE, heading.measure);
  const titleHeight = size * TITLE.leading * lines.length;
  const top = room.top + (room.height - EYEBROW.height - EYEBROW.gap - titleHeight) / 2;
  const width = strong.measure(card.eyebrow) * EYEBROW.size + 44;
  const pill = `<rect x="${LEFT}" y="${top}" width="${width}" height="${EYEBROW.height}" rx="24" fill="${COLORS.white}" stroke="${COLORS.zand200}" stroke-width="2"/>`;
  const at = (index: number) =>
    top + EYEBROW.height + EYEBROW.gap + size * (0.8 + index * TITLE.leading);
  return [
    pill,
    path(
      strong.outline(card.eyebrow, { size: EYEBROW.size, x: LEFT + 22, y: top + 33 }),
      COLORS.bos600,
    ),
    // The first letter has room on its left, which at this size would look like an indent.
    ...lines.map((line, index) =>
      path(heading.outline(line, { size, x: LEFT - size * 0.04, y: at(index) }), COLORS.bos950),
    ),
  ].join('');
}

export function foot({ phone, tagline }: SocialBrand, { strong, text }: Faces): string {
  const y = HEIGHT - BAND / 2 + 10;
  const right = WIDTH - LEFT - text.measure(tagline) * 25;
  return `
    <g transform="translate(${LEFT} ${y - 24}) scale(1.2)" fill="none" stroke="${COLORS.zon400}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="${PHONE}"/></g>
    ${path(strong.outline(phone, { size: 30, x: LEFT + 44, y }), COLORS.white)}
    ${path(text.outline(tagline, { size: 25, x: right, y }), COLORS.blad100)}`;
}

/** The name of the town on the board in the picture, as its page has it. */
function sign(town: string, board: Board, { strong }: Faces): string {
  // The corners are pixels already.
  const { transform, fontSize, lines } = townSign(town, board, 1, 1);
  const letters = lines.map(({ text, x, y }) => {
    const left = x - (strong.measure(text) * fontSize) / 2;
    return path(strong.outline(text, { size: fontSize, x: left, y }), COLORS.white);
  });
  return `<g transform="${transform}">${letters.join('')}</g>`;
}

/** Where eyebrow and title may come, with what of a letter stands out to the left. */
const HEADING_PART = { left: LEFT - 16, ...ROOM, width: TITLE.width + 32 };

/** The part of the card that a board takes. */
function partOf([start, across, down]: Board): Region {
  const extent = (axis: 0 | 1, most: number) => {
    const ends = [start[axis], across[axis], down[axis], across[axis] + down[axis] - start[axis]];
    const from = Math.max(0, Math.floor(Math.min(...ends)));
    return { from, size: Math.min(most, Math.ceil(Math.max(...ends))) - from };
  };
  const [x, y] = [extent(0, WIDTH), extent(1, HEIGHT)];
  return { left: x.from, top: y.from, width: x.size, height: y.size };
}

/** As good as it gets within the limit. mozjpeg would take eight times as long for a sixth of the bytes. */
async function toJpeg(pixels: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 8) {
    const jpeg = await sharp(pixels, { raw: RAW }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_BYTES || quality < 30) return jpeg;
  }
}

/**
 * Makes what draws cards as JPEG.
 * @param readMaster hands over a picture by its name; asked once for each
 */
export function socialDrawing(
  brand: SocialBrand,
  faces: Faces,
  readMaster: (picture: string) => Promise<Master>,
): (card: SocialCard) => Promise<Buffer> {
  const bases = new Map<string, Promise<Base>>();
  async function branded(picture: string): Promise<Base> {
    const base = await drawBase(await readMaster(picture));
    const input = svg(logo(brand.name, faces) + foot(brand, faces));
    const pixels = sharp(base.pixels, { raw: RAW }).composite([{ input }]).removeAlpha();
    return { ...base, pixels: await pixels.raw().toBuffer() };
  }
  return async (card) => {
    const drawing = bases.get(card.picture) ?? branded(card.picture);
    bases.set(card.picture, drawing);
    const { pixels: shared, board } = await drawing;
    const pixels = Buffer.from(shared);
    await drawOver(pixels, HEADING_PART, heading(card, faces));
    if (card.sign && board) {
      await drawOver(pixels, partOf(board), sign(card.sign, board, faces));
    }
    return toJpeg(pixels);
  };
}
