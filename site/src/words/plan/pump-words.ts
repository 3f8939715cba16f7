import type { MeasureId, Report, WorkedOutMeasure } from '@sens/engine';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY } from '../report-copy.ts';
import { measureList } from './measure-words.ts';

const COPY = REPORT_COPY.pumpBeside;

/** Those that ask for an insulated house, the one that most look at first. */
const ASKING: readonly MeasureId[] = ['warmtepomp', 'bodemwarmtepomp'];

const netCents = ({ investmentCents, subsidyCents }: WorkedOutMeasure) =>
  (investmentCents?.mid ?? 0) - (subsidyCents?.mid ?? 0);

/**
 * What the measures that come first cost; nothing where one has no price, or where the table's grants are
 * those of one measure alone: beside a pump they double.
 */
function firstCents(ids: readonly MeasureId[], { plan, considered }: Report): number | undefined {
  const first = considered.filter(({ id, investmentCents }) => ids.includes(id) && investmentCents);
  const isDoubled = plan.some(({ subsidyCents }) => (subsidyCents?.mid ?? 0) > 0);
  if (first.length < ids.length || !isDoubled) return undefined;
  return first.reduce((sum, one) => sum + netCents(one), 0);
}

/** What the sums of a heat pump beside the plan are of, and what else it asks for; nothing where it asks nothing. */
export function pumpWords(report: Report): string {
  const pumps = report.considered.filter(
    ({ id, needsFirst }) => ASKING.includes(id) && needsFirst[0],
  );
  const [pump] = pumps;
  if (!pump) return '';
  const cents = firstCents(pump.needsFirst, report);
  const cost = cents === undefined ? '' : formatEuroEstimate(cents);
  return COPY(measureList(pumps.map(({ id }) => id)), measureList(pump.needsFirst), cost);
}
