import type { EnergyState } from '@sens/engine';
import { HEAT_LOSS_COPY as COPY, SHORT_PARTS } from '#features/house-picture/heat-loss/copy.ts';
import { CORNERS } from '#features/house-picture/heat-loss/corners.ts';
import {
  LOSS_OF,
  NAMED_PARTS,
  type NamedPart,
  SEEN_PARTS,
} from '#features/house-picture/heat-loss/heat-parts.ts';
import { heatStep } from '#features/house-picture/heat-loss/heat-tint.ts';
import { leaks, type Shares, sharesOf } from '#features/house-picture/heat-loss/shares.ts';
import { formatShare } from '#lib/format-nl.ts';
import type { Sheet } from '../layout/sheet.ts';
import { COLORS, HEAT_SCALE, STYLES } from '../layout/theme.ts';
import type { HeatPicture } from '../pictures.ts';

/** Room above and below the picture for the words in its corners. */
const WORDS = 22;

interface Place {
  x: number;
  y: number;
  side: number;
}

/** The house with each part in the colour of its share of the loss, named in the corners; a figure with words. */
export function heatPicture(
  sheet: Sheet,
  state: EnergyState,
  { jpeg, parts: heat }: HeatPicture,
  side: number,
): void {
  const { x, doc } = sheet;
  const shares = sharesOf(state);
  const top = sheet.y;
  const place = { x, y: top + WORDS, side };
  const inWords = [...state.heatLoss]
    .sort((a, b) => b.share - a.share)
    .map(({ part, share }) => `${SHORT_PARTS[part].toLowerCase()} ${formatShare(share)}`);
  const seen = SEEN_PARTS.filter((part) => leaks(shares[LOSS_OF[part]]));
  const draw = () => {
    if (sheet.dry) return;
    doc.image(jpeg as never, place.x, place.y, { width: side, height: side });
    doc.save();
    doc.translate(place.x, place.y).scale(side / heat.size[0]);
    for (const part of seen) {
      const colour = HEAT_SCALE[heatStep(shares[LOSS_OF[part]])];
      const path = heat.parts[part];
      if (path) doc.path(path).fillOpacity(0.74).fill(colour, 'even-odd');
    }
    doc.fillOpacity(1).restore();
    for (const part of NAMED_PARTS.filter((one) => seen.includes(one))) {
      named(sheet, part, place, heat, shares);
    }
  };
  const height = side + 2 * WORDS;
  sheet.element('Figure', () => sheet.content(draw), {
    alt: COPY.viewDescription(inWords.join(', ')),
    bbox: [x, top, x + side, top + height],
  });
  sheet.y = top + height;
}

/** A part's name and share in its corner, with a line to the part itself. */
function named(
  { doc }: Sheet,
  part: NamedPart,
  { x, y, side }: Place,
  heat: HeatPicture['parts'],
  shares: Shares,
): void {
  const corner = CORNERS[heat.corners[part]];
  const isTop = corner.y < 0.5;
  const isLeft = corner.anchor === 'start';
  const [toX, toY] = heat.middles[part].map((at, axis) => (at / (heat.size[axis] ?? 1)) * side);
  const wordsY = isTop ? y - WORDS : y + side;
  const from = { x: isLeft ? x + 14 : x + side - 14, y: isTop ? y + 1 : wordsY - 1 };
  const to = { x: x + (toX ?? 0), y: y + (toY ?? 0) };
  for (const [width, colour] of [
    [2.4, COLORS.white],
    [0.9, COLORS.bos950],
  ] as const) {
    doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(colour);
  }
  doc.circle(to.x, to.y, 2.4).lineWidth(0.8).fillAndStroke(COLORS.bos950, COLORS.white);
  const options = { width: side, align: isLeft ? 'left' : 'right', lineGap: 0 } as const;
  doc.fillColor(COLORS.bos950).fontSize(STYLES.small.size);
  doc.font('text').text(SHORT_PARTS[LOSS_OF[part]], x, wordsY, options);
  doc.font('strong').text(formatShare(shares[LOSS_OF[part]]), x, wordsY + 10.5, options);
}
