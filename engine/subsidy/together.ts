import type { Figures } from '../figures/index.ts';
import { judgeDoors, judgeMinimum, payAreas } from './areas.ts';
import { payVentilation } from './devices.ts';
import { markDoubling } from './doubling.ts';
import { readWork } from './read-work.ts';
import type { SubsidyMeasure } from './subsidy-request.ts';
import type { Work } from './work.ts';

/**
 * Measures that are still to be done, worked out by the calculator's own rules for what one changes of
 * another: minimum and maximum areas, the doubling, ventilation beside insulation, doors beside glass. For a plan, which knows
 * of each by itself whether it gets a grant; a device only counts here, its amount is not paid.
 */
export function workedTogether(measures: readonly SubsidyMeasure[], figures: Figures): Work[] {
  // Only rules with dates look at the day; what is still to be done has none.
  const today = `${figures.isde.year}-01-01`;
  const home = { ownerOccupied: true, mainResidence: true };
  const context = { home, figures, today };
  const works = measures.map((measure) => readWork(measure, context));
  judgeDoors(works, context);
  judgeMinimum(works, context);
  payVentilation(works, context);
  markDoubling(works, figures);
  payAreas(works, context);
  return works;
}
