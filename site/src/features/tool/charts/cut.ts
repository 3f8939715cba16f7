import { niceTicks } from './scale.ts';
import type { StackBox } from './stack.ts';

/** A year is cut when it goes this much further than what most years stay within. */
const FURTHER = 2;
/** The share of the years that the scale must show whole. */
const MOST_YEARS = 0.8;

/** How far a column goes from zero, up and down. */
function reachOf(boxes: readonly (readonly StackBox[])[], place: number) {
  const ends = boxes.map((column) => column[place]?.to ?? 0);
  return { up: Math.max(0, ...ends), down: Math.min(0, ...ends) };
}

/**
 * How far from zero a chart must be drawn, so that one year with a large amount does not flatten the others.
 * @param boxes per series its boxes, one per year
 * @returns the distance that longer columns need not fit in; infinite when none is that much longer
 */
function reachShown(boxes: readonly (readonly StackBox[])[]): number {
  const years = boxes[0]?.length ?? 0;
  const reaches = Array.from({ length: years }, (_, place) => {
    const { up, down } = reachOf(boxes, place);
    return Math.max(up, -down);
  }).sort((a, b) => a - b);
  const usual = reaches[Math.ceil(years * MOST_YEARS) - 1] ?? 0;
  const isFar = (reaches.at(-1) ?? 0) > FURTHER * usual;
  return usual > 0 && isFar ? FURTHER * usual : Number.POSITIVE_INFINITY;
}

/** A column that is longer than the drawing: its year's place, which way it goes, and its whole length. */
export interface CutColumn {
  place: number;
  value: number;
}

/** From where to where a chart is drawn, and what does not fit in between. */
export interface CutAxis {
  ticks: number[];
  /** The nearest value that is drawn. */
  within: (value: number) => number;
  cut: CutColumn[];
}

/** The axis of stacked columns. Whatever fits between its ends is drawn whole, and what is cut goes up to an end. */
export function cutAxis(boxes: readonly (readonly StackBox[])[]): CutAxis {
  const shown = reachShown(boxes);
  const ends = boxes.flat().flatMap(({ from, to }) => [from, to]);
  const ticks = niceTicks(ends.map((value) => Math.min(shown, Math.max(-shown, value))));
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const cut = (boxes[0] ?? []).flatMap((_, place) => {
    const { up, down } = reachOf(boxes, place);
    return [up, down].filter((value) => within(value) !== value).map((value) => ({ place, value }));
  });
  return { ticks, within, cut };
}
