import { CARD_HOUSE, CARD_STEPS } from '@sens/contract';
import type { LabelClass } from '@sens/engine';
import sharp from 'sharp';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import { LABEL_COLORS, WHITE_ON } from '../src/lib/label-colors.ts';
import type { SocialBrand } from '../src/lib/social-image.ts';
import { SOCIAL_COPY as COPY } from '../src/lib/social-image-copy.ts';
import { drawBase, drawPlaced, path, place, RAW, svg } from './social-images-base.ts';
import { type Faces, foot, heading, logo } from './social-images-draw.ts';

/** Above the classes. */
const ROOM = { top: 116, height: CARD_STEPS.now - 116 };

/** One class with its word, in pixels. */
const STEP = { width: 560, height: 84, arrow: 176, word: 34, letter: 56 };

/**
 * Draws a report's card without its classes and without what the house may have, as PNG.
 * @param name of the type of house
 * @param house its picture as it is
 */
export async function drawCardHouse(
  name: string,
  house: Uint8Array,
  brand: SocialBrand,
  faces: Faces,
): Promise<Buffer> {
  const { pixels } = await drawBase({ bytes: house });
  const words = svg(
    [
      logo(brand.name, faces),
      heading({ eyebrow: COPY.report, title: name }, faces, ROOM),
      foot(brand, faces),
    ].join(''),
  );
  return sharp(pixels, { raw: RAW })
    .composite([{ input: words }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * Draws what may lie over a card's house, as PNG of the size of `CARD_HOUSE`.
 * @param layer a picture of the size of the house, clear but for one thing
 * @param house its picture as it is
 */
export async function drawCardLayer(layer: Uint8Array, house: Uint8Array): Promise<Buffer> {
  const placed = await place(house);
  const { on } = placed;
  const { left, top, width, height } = CARD_HOUSE;
  const [x, y] = [on.left - left, on.top - top];
  // What is over the edge of the card falls off.
  const seen = { width: Math.min(on.width, width - x), height: Math.min(on.height, height - y) };
  const input = await sharp(await drawPlaced(layer, placed))
    .extract({ left: 0, top: 0, ...seen })
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input, left: x, top: y }])
    .png()
    .toBuffer();
}

/** Draws one class on the arrow of the official scale, with the word for its moment before it. */
export function drawCardStep(
  moment: 'now' | 'later',
  label: LabelClass,
  { heading, strong }: Faces,
): Promise<Buffer> {
  const { width, height, arrow, word, letter } = STEP;
  const middle = height / 2;
  const right = arrow + heading.measure(label) * letter + height * 0.95;
  const baseline = middle + letter * 0.36;
  const ink = WHITE_ON.includes(label) ? COLORS.white : COLORS.bos950;
  const content = [
    path(
      strong.outline(COPY[moment], { size: word, x: 0, y: middle + word * 0.35 }),
      COLORS.bos950,
    ),
    path(
      `M${arrow} 0H${right - middle}L${right} ${middle} ${right - middle} ${height}H${arrow}z`,
      LABEL_COLORS[label],
    ),
    path(heading.outline(label, { size: letter, x: arrow + height * 0.28, y: baseline }), ink),
  ];
  return sharp(svg(content.join(''), { left: 0, top: 0, width, height }))
    .png()
    .toBuffer();
}
