import type { Range } from '@sens/engine';
import type { Sheet } from '../layout/sheet.ts';
import { COLORS, STYLES } from '../layout/theme.ts';

/** A line with its band over equal steps. */
export interface BandChart {
  points: readonly Range[];
  /** Under every so many points its name. */
  names: readonly (readonly [at: number, name: string])[];
  /** Where the line meets zero, in steps, with its words. */
  meets?: { at: number; words: string } | undefined;
  /** A value as a mark of the left axis. */
  mark: (value: number) => string;
  /** What the chart says, for who does not see it. */
  alt: string;
}

const HEIGHT = 84;
/** Room for the marks of the left axis, and between them and the chart. */
const AXIS = 52;
const GAP = 8;
const FOOT = 18;

/** Round steps of the axis: three to six marks from the lowest to the highest value. */
function axisMarks(low: number, high: number): number[] {
  const rough = Math.max(1, high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10) * size;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** Draws the band, the line in it, zero, and the axes, over the present width. */
export function bandChart(sheet: Sheet, { points, names, meets, mark, alt }: BandChart): void {
  const { doc, x, y, width } = sheet;
  const lowest = Math.min(0, ...points.map(({ low }) => low));
  const highest = Math.max(0, ...points.map(({ high }) => high));
  const marks = axisMarks(lowest, highest);
  const [bottom = 0, top = 1] = [marks[0], marks.at(-1)];
  doc.font('text').fontSize(STYLES.fine.size);
  // A mark is never broken: six figures of euros below zero are wider than most.
  const widest = Math.max(...marks.map((value) => Math.ceil(doc.widthOfString(mark(value)))));
  const axis = Math.max(AXIS, widest + GAP + 1);
  const left = x + axis;
  const step = (width - axis - 6) / Math.max(1, points.length - 1);
  const atX = (at: number) => left + at * step;
  const atY = (value: number) => y + 6 + ((top - value) / (top - bottom)) * HEIGHT;
  const small = (
    text: string,
    tx: number,
    ty: number,
    tw: number,
    align: 'left' | 'right' | 'center',
  ) =>
    doc
      .font('text')
      .fontSize(STYLES.fine.size)
      .fillColor(COLORS.soft)
      .text(text, tx, ty, { width: tw, align, lineGap: 0 });
  const trace = (pick: (one: Range) => number, ends: readonly Range[], start = 0) =>
    ends.forEach((one, index) => {
      const at = start === 0 ? index : start - index;
      const place = [atX(at), atY(pick(one))] as const;
      if (start === 0 && index === 0) doc.moveTo(...place);
      else doc.lineTo(...place);
    });
  const draw = () => {
    if (sheet.dry) return;
    for (const value of marks) {
      doc.moveTo(left, atY(value)).lineTo(x + width, atY(value));
      doc.lineWidth(value === 0 ? 0.9 : 0.4).stroke(value === 0 ? COLORS.bos950 : COLORS.zand200);
      small(mark(value), x, atY(value) - 4.5, axis - GAP, 'right');
    }
    trace(({ high }) => high, points);
    trace(({ low }) => low, [...points].reverse(), points.length - 1);
    doc.closePath().fillOpacity(0.75).fill(COLORS.blad200).fillOpacity(1);
    trace(({ mid }) => mid, points);
    doc.lineWidth(1.6).lineJoin('round').stroke(COLORS.bos600);
    for (const [at, name] of names) small(name, atX(at) - 30, atY(bottom) + 8, 60, 'center');
    if (!meets) return;
    doc.circle(atX(meets.at), atY(0), 3.4).lineWidth(1).fillAndStroke(COLORS.zon400, COLORS.bos950);
    doc.font('strong').fontSize(STYLES.fine.size).fillColor(COLORS.bos950);
    // Before it the line lies below zero, after it above: the words stand on the other side, where there is more room.
    const wide = doc.widthOfString(meets.words) + 2;
    const isLate = atX(meets.at) - left > x + width - atX(meets.at);
    doc.text(
      meets.words,
      isLate ? atX(meets.at) - wide - 6 : atX(meets.at) + 6,
      isLate ? atY(0) - 14 : atY(0) + 4,
      { width: wide, lineGap: 0 },
    );
  };
  const height = 6 + HEIGHT + FOOT;
  sheet.element('Figure', () => sheet.content(draw), {
    alt,
    bbox: [x, y, x + width, y + height],
  });
  sheet.y = y + height;
}
