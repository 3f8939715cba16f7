import {
  type IsdeHeatPumpKind,
  type SubsidyHome,
  type SubsidyLine,
  type SubsidyMeasure,
  type SubsidyResult,
  subsidyFor,
  toolFiguresFor,
} from '@sens/engine';
import { ASSUMED_BOUWJAAR, detailsUsed } from './assumed.ts';
import { isPerM2, type MeasureKey } from './measures.ts';
import { isReported, type SubsidyState } from './state.ts';

/** One ticked measure with what it gets; no line when it was left out of the sum. */
export interface CalculatedLine {
  key: MeasureKey;
  line?: SubsidyLine;
}

/** Whether a measure gets anything. */
export const isGranted = ({ line }: CalculatedLine): boolean => (line?.amountCents.high ?? 0) > 0;

/** What the page shows. */
export interface Calculation {
  result: SubsidyResult;
  lines: CalculatedLine[];
}

/** A measure that cannot go together with another ticked one, and is left out of the sum. */
export function leftOut(state: SubsidyState): MeasureKey[] {
  const { kind } = detailsUsed('warmtepomp', state);
  const both = state.chosen.includes('warmtenet') && state.chosen.includes('warmtepomp');
  return both && kind === 'lucht-water-hybride' ? ['warmtepomp'] : [];
}

function homeOf({ answers, owner, flags, label }: SubsidyState): SubsidyHome {
  return {
    ownerOccupied: owner !== 'verhuurder',
    mainResidence: flags.secondHome !== true,
    // Nothing said: the engine takes an apartment to belong to an owners' association.
    isVve: owner === 'vve' ? true : undefined,
    woningtype: answers.woningtype,
    bouwjaar: answers.bouwjaar ?? ASSUMED_BOUWJAAR,
    permitBefore2018July: flags.permitBefore2018July,
    monument: flags.monument,
    label,
  };
}

/** A ticked measure as the engine takes it. */
function measureOf(key: MeasureKey, state: SubsidyState): SubsidyMeasure {
  const used = detailsUsed(key, state);
  const { m2 = 0, kw: powerKw = 0, doneOn, appliedOn, kind, label, splitGwp } = used;
  const dates = { doneOn, appliedOn };
  const further = { unit: used.further === true ? 2 : undefined, splitGwpAbove750: splitGwp };
  const pump = { id: 'warmtepomp', powerKw, ...dates } as const;
  if (isPerM2(key)) return { id: key, areaM2: m2, biobased: used.biobased, ...dates };
  if (key === 'warmtepomp') return { ...pump, kind: kind as IsdeHeatPumpKind, label, ...further };
  if (key === 'warmtepompboiler') return { ...pump, kind: 'warmtepompboiler' };
  if (key === 'airco') return { ...pump, kind: 'lucht-lucht' };
  if (key === 'zonneboiler') return { id: key, collectorM2: m2, ...dates };
  if (key === 'ventilatie') return { id: key, kind: kind as 'co2-gestuurd', ...dates };
  if (key === 'elektrisch-koken') return { id: key, gasRemoved: used.gasRemoved, ...dates };
  return { id: key, ...dates };
}

/** Whether something is paid by an area that the visitor did not give, here or in a report. */
export const areaIsAssumed = (state: SubsidyState, { lines }: Calculation): boolean =>
  lines.some(
    (one) =>
      isPerM2(one.key) &&
      (state.details[one.key]?.m2 === undefined || isReported(one.key, state)) &&
      isGranted(one),
  );

/** The grant of what was ticked, to the cent, by the engine's rules. */
export function calculate(state: SubsidyState, today: string): Calculation {
  const out = leftOut(state);
  const keys = state.chosen.filter((key) => !out.includes(key));
  const measures = keys.map((key) => measureOf(key, state));
  const result = subsidyFor({ home: homeOf(state), measures }, toolFiguresFor(today), today);
  const lineOf = (key: MeasureKey) => result.lines[keys.indexOf(key)];
  const lines = state.chosen.map((key) => {
    const line = lineOf(key);
    return line ? { key, line } : { key };
  });
  return { result, lines };
}
