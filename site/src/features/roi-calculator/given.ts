import type { MeasureId, Payback } from '@sens/engine';
import { type GivenAnswer, givenOfHouse } from '#features/tool/given-answers.ts';
import { formatEuro } from '#lib/format-nl.ts';
import type { AmountKey } from './amounts.ts';
import {
  AMOUNT_WORDS,
  amountWords,
  ROI_COPY as COPY,
  LOAN_LABELS,
  measureName,
  PATH_LABELS,
} from './copy.ts';
import type { RoiState } from './state.ts';

/** Every answer that was given, and what is on, with its own offer. */
export function givenOf(state: RoiState, { pack, pending }: Payback): GivenAnswer[] {
  const { answers, prices, amounts, path, loan } = state;
  const price = (id: MeasureId) => {
    const eur = prices[id];
    return eur === undefined ? COPY.on : COPY.ownPrice(formatEuro(eur * 100));
  };
  return [
    ...givenOfHouse(answers, pack.dwelling),
    ...[...pack.measures, ...pending].map(({ id }) => ({
      label: COPY.measureOn(measureName(id)),
      words: price(id),
    })),
    { label: COPY.pathQuestion, words: PATH_LABELS[path] },
    { label: COPY.loanQuestion, words: LOAN_LABELS[loan].label },
    ...Object.entries(amounts).map(([key, value]) => ({
      label: AMOUNT_WORDS[key as AmountKey].label,
      words: amountWords(key as AmountKey, value),
    })),
  ];
}
