import { CARD_STEPS } from '@sens/contract';
import type { LabelClass } from '@sens/engine';
import sharp from 'sharp';
import { COLORS } from '../src/features/report-pdf/layout/theme.ts';
import { LABEL_COLORS, WHITE_ON } from '../src/lib/label-colors.ts';
import type { SocialBrand } from '../src/lib/social-image.ts';
import { SOCIAL_COPY as COPY } from '../src/lib/social-image-copy.ts';
import { drawBase, path, RAW, svg } from './social-images-base.ts';
import { type Faces, foot, heading, logo } from './social-images-draw.ts';

/** Above the classes. */
const ROOM = { top: 116, height: CARD_STEPS.now - 116 };

/** One class with its word, in pixels. */
const STEP = { width: 560, height: 84, arrow: 176, word: 34, letter: 56 };

const LINE = 6;

/** A house as it is and made sustainable, by the same camera. */
export interface CardPictures {
  now: Uint8Array;
  later: Uint8Array;
  /** Where one goes over into the other, as a fraction of the width. */
  middle: number;
}

/** Left the house as it is, right as it will be. */
async function halfAndHalf({ now, later, middle }: CardPictures): Promise<Buffer> {
  const { width, height } = await sharp(now).metadata();
  const left = Math.floor(width * middle);
  const half = { left, top: 0, width: width - left, height };
  const right = await sharp(later).extract(half).png({ compressionLevel: 0 }).toBuffer();
  const line = await sharp({
    create: { width: LINE, height, channels: 4, background: COLORS.white },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const whole = await sharp(now)
    .extract({ left: 0, top: 0, width: left, height })
    .extend({ right: width - left, background: '#0000' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(whole)
    .composite([
      { input: right, left, top: 0 },
      { input: line, left: left - LINE / 2, top: 0, blend: 'atop' },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * Draws a report's card without its classes, as PNG.
 * @param house its name
 */
export async function drawCardHouse(
  house: string,
  pictures: CardPictures,
  brand: SocialBrand,
  faces: Faces,
): Promise<Buffer> {
  const { pixels } = await drawBase({ bytes: await halfAndHalf(pictures) });
  const words = svg(
    [
      logo(brand.name, faces),
      heading({ eyebrow: COPY.report, title: house }, faces, ROOM),
      foot(brand, faces),
    ].join(''),
  );
  return sharp(pixels, { raw: RAW })
    .composite([{ input: words }])
    .removeAlpha()
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
  const step = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
  return sharp(Buffer.from(step)).png().toBuffer();
}
