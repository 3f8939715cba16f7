import type { MeasureId, Reason, ReasonCode, Report } from '@sens/engine';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { groundWords } from '#words/plan/ground-words.ts';
import { leftOutWords } from '#words/plan/left-out-words.ts';
import { inSentence, MEASURE_WORDS, measureList } from '#words/plan/measure-words.ts';
import { REFINE_COPY as COPY } from './copy.ts';

/** Grounds that the answer itself says, or the sentence about the way of heating; also what there is already ("al-"). */
const SAID: readonly ReasonCode[] = [
  'niet-gewenst',
  'route-minder-voordelig',
  'andere-warmtepomp-beter',
];

interface Gone {
  id: MeasureId;
  reason: Reason;
  /** Why it is not in the plan, as the lists below the plan have it. */
  words: string;
}

function goneOf(id: MeasureId, { considered, leftOut, dwelling }: Report): Gone | undefined {
  const out = leftOut.find((one) => one.id === id);
  if (out) return { id, reason: out.reason, words: leftOutWords(out, dwelling) };
  const rejected = considered.find((one) => one.id === id);
  const [reason] = rejected?.reasons ?? [];
  return rejected && reason && { id, reason, words: groundWords(rejected, dwelling) };
}

/**
 * Whether the same bill is read for less electricity than before: the house turned out to lose more heat, so more of it
 * goes to gas, and own power has less to save.
 */
function readsLessPower(before: Report, after: Report): boolean {
  const [was, is] = [before.dwelling, after.dwelling].map(({ monthlyCostEur }) => monthlyCostEur);
  return (
    before.bill.isBilled &&
    after.bill.isBilled &&
    was?.value === is?.value &&
    after.now.electricityKwhPerYear.mid < before.now.electricityKwhPerYear.mid
  );
}

function wordsOf({ id, reason, words }: Gone, isOnly: boolean): string {
  const name = MEASURE_WORDS[id].name;
  if (reason.code === 'route-duurder') {
    const { meerEur, meerBesparingEurPerJaar } = reason.values;
    const [cost, saving] = [meerEur, meerBesparingEurPerJaar].map((eur) =>
      formatEuroEstimate(eur * 100),
    );
    return COPY.routeDearer(inSentence(name), String(cost), String(saving));
  }
  return isOnly ? words : `${name}: ${inSentence(words)}`;
}

/** Why measures left the plan with an answer, in sentences; nothing of those of which it is said or seen already. */
export function whyGone(ids: readonly MeasureId[], before: Report, after: Report): string[] {
  const gone = ids
    .map((id) => goneOf(id, after))
    .filter((one) => one !== undefined)
    .filter(({ reason: { code } }) => !code.startsWith('al-') && !SAID.includes(code));
  const unearned = gone.filter(({ reason }) => reason.code === 'niet-terugverdiend');
  const others = gone.filter((one) => !unearned.includes(one));
  const lessPower = readsLessPower(before, after)
    ? unearned.filter(({ id }) => id === 'zonnepanelen')
    : [];
  const plain = unearned.filter((one) => !lessPower.includes(one));
  return [
    ...lessPower.map(() => COPY.lessPower),
    ...(plain.length > 0 ? [COPY.notEarned(measureList(plain.map(({ id }) => id)))] : []),
    ...others.map((one) => wordsOf(one, ids.length === 1)),
  ];
}
