import { detailsUsed } from './assumed.ts';
import { type Calculation, calculate } from './calculate.ts';
import { doubtWords } from './doubts.ts';
import { isPerM2, MEASURE_KEYS, type MeasureKey } from './measures.ts';
import type { SubsidyState } from './state.ts';

/** What a second measure would bring. */
export interface SecondMeasure {
  /** Extra on the measures that are ticked already. */
  extraCents: number;
  /** A few measures that bring it, with what they bring in all. */
  options: { key: MeasureKey; gainCents: number; next: SubsidyState }[];
}

/** What most houses can do, in the order in which it is named. */
const USUAL: readonly MeasureKey[] = ['spouw', 'vloer', 'hrpp', 'dak', 'warmtepomp'];

const MOST_OPTIONS = 3;

/** The state with one measure more, or one less; always in the order of the page. */
export function toggle(state: SubsidyState, key: MeasureKey): SubsidyState {
  const isOn = state.chosen.includes(key);
  const chosen = MEASURE_KEYS.filter((one) => (one === key ? !isOn : state.chosen.includes(one)));
  return { ...state, chosen };
}

const midSum = ({ lines }: Calculation, keys: readonly MeasureKey[]) =>
  lines.reduce(
    (sum, { key, line }) => sum + (keys.includes(key) ? (line?.amountCents.mid ?? 0) : 0),
    0,
  );

const isPossible = (key: MeasureKey, state: SubsidyState): boolean =>
  !state.chosen.includes(key) && doubtWords(key, state) === undefined;

/** What would double the amounts per m2: one measure more. Nothing when they double already or never can. */
export function secondMeasure(
  state: SubsidyState,
  now: Calculation,
  today: string,
): SecondMeasure | undefined {
  if (now.result.doublingMissing?.code !== 'tweede-maatregel') return undefined;
  const options = USUAL.filter((key) => isPossible(key, state)).flatMap((key) => {
    const next = toggle(state, key);
    const then = calculate(next, today);
    if (!then.result.doubled) return [];
    const gainCents = midSum(then, next.chosen) - midSum(now, state.chosen);
    return [
      { key, next, gainCents, extraCents: midSum(then, state.chosen) - midSum(now, state.chosen) },
    ];
  });
  const [first] = options;
  return first && { extraCents: first.extraCents, options: options.slice(0, MOST_OPTIONS) };
}

/** What it would bring in all if the measure below its minimum were just large enough. */
export function minimumGainCents(state: SubsidyState, now: Calculation, today: string): number {
  const missing = now.result.doublingMissing;
  const key = MEASURE_KEYS.find((one) => one === missing?.values.maatregel);
  if (missing?.code !== 'onder-minimum' || !key || !isPerM2(key)) return 0;
  const short = Number(missing.values.minM2) - Number(missing.values.m2);
  const m2 = (detailsUsed(key, state).m2 ?? 0) + short;
  const details = { ...state.details, [key]: { ...state.details[key], m2 } };
  const then = calculate({ ...state, details }, today);
  return midSum(then, state.chosen) - midSum(now, state.chosen);
}
