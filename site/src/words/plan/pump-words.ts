import type { MeasureId, Report, WorkedOutMeasure } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { inSentence, MEASURE_WORDS, measureList } from './measure-words.ts';

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

const names = (pumps: readonly WorkedOutMeasure[]) =>
  andList(pumps.map(({ id }) => `de ${inSentence(MEASURE_WORDS[id].name)}`));

/** Whether the sums of a pump hold cooking without gas. */
const withCooking = ({ reasons }: WorkedOutMeasure) =>
  reasons.some(({ code }) => code === 'met-elektrisch-koken');

/** What heat pumps beside the plan ask for first, and what that costs. */
function asksFirst(pumps: readonly WorkedOutMeasure[], named: string, report: Report): string {
  const [pump] = pumps;
  if (!pump) return '';
  const cents = firstCents(pump.needsFirst, report);
  const cost = cents === undefined ? '' : formatEuroEstimate(cents);
  const which = names(pumps) === named ? '' : names(pumps);
  return COPY.pumpBeside(which, measureList(pump.needsFirst), cost);
}

/** What the sums of a heat pump beside the plan are of, and what else it asks for. */
export function pumpWords(report: Report): string {
  const pumps = report.considered.filter(({ id }) => ASKING.includes(id));
  const cooking = names(pumps.filter(withCooking));
  const asking = pumps.filter(({ needsFirst }) => needsFirst[0]);
  return [cooking ? COPY.pumpWithCooking(cooking) : '', asksFirst(asking, cooking, report)]
    .filter(Boolean)
    .join(' ');
}
