import type { ToolFigures } from '../figures/tool-figures.ts';
import { dayOf } from '../terms/iso-days.ts';
import { sumRanges } from '../terms/ranges.ts';
import { deadlines, keep } from './application.ts';
import { judgeDoors, judgeGlass, judgeMinimum, payAreas } from './areas.ts';
import { conditions } from './conditions.ts';
import { payHeatNetwork, paySolarBoilers, payVentilation, refuseOutside } from './devices.ts';
import { doublingMissing, markDoubling } from './doubling.ts';
import { judge } from './eligibility.ts';
import { judgeHeatPumps, openBuildYear, payHeatPumps } from './heat-pumps.ts';
import { otherSchemes } from './other-schemes.ts';
import { readWork } from './read-work.ts';
import { subsidyLine } from './subsidy-line.ts';
import type { SubsidyRequest } from './subsidy-request.ts';
import type { SubsidyResult } from './subsidy-result.ts';
import type { ToolContext, Work } from './work.ts';

/** Judges, counts and pays, in this order: what is refused does not count for the doubling. */
function work(request: SubsidyRequest, context: ToolContext): Work[] {
  const works = request.measures.map((measure) => readWork(measure, context));
  for (const one of works) judge(one, context);
  refuseOutside(works, context);
  judgeHeatPumps(works, context);
  judgeGlass(works, context);
  judgeDoors(works, context);
  judgeMinimum(works, context);
  paySolarBoilers(works, context);
  payHeatPumps(works, context);
  payHeatNetwork(works, context);
  payVentilation(works, context);
  markDoubling(works, context.figures);
  payAreas(works, context);
  openBuildYear(works);
  return works;
}

/**
 * The ISDE of a home owner for a list of measures, by the rules of `figures.isde` (facts section 1):
 * amounts to the cent, and for every amount its grounds. Pure; odd input is refused line by line.
 * @throws RangeError where `today` is no day
 */
export function subsidyFor(
  request: SubsidyRequest,
  figures: ToolFigures,
  today: string,
): SubsidyResult {
  const { year, validUntil } = figures.isde;
  const day = dayOf(today);
  const context: ToolContext = { home: request.home, figures, today: day };
  const works = work(request, context);
  const lines = works.map((one) => subsidyLine(one, year));
  const doubled = lines.some((line) => line.doubled);
  return {
    lines,
    totalCents: sumRanges(lines.map(({ amountCents }) => amountCents)),
    doubled,
    doublingMissing: doublingMissing(works, figures),
    year,
    validUntil,
    outdated: day > validUntil,
    deadlines: deadlines(works, doubled, context),
    keep: keep(works),
    conditions: conditions(works, context),
    otherSchemes: otherSchemes(
      request.measures.map(({ id }) => id),
      context,
    ),
  };
}
