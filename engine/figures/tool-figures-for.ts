import { type Held, setOn } from './figures-for.ts';
import { type ToolFigures, toolFigures2026 } from './tool-figures.ts';

/** Every set of figures for the tools, with the days of `figures-for.ts`. */
const SETS: readonly [Held<ToolFigures>, ...Held<ToolFigures>[]] = [
  ['2026-01-01', toolFigures2026],
];

/**
 * The rules and prices that the tools count with on a day (ISO).
 * @throws RangeError where it is no day
 */
export const toolFiguresFor = (day: string): ToolFigures => setOn(SETS, day);
