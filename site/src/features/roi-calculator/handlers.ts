import type { DwellingAnswers, LoanChoice, MeasureId } from '@sens/engine';
import type { AmountKey } from './amounts.ts';
import { type PathWord, type RoiState, withValue } from './state.ts';

/** Takes a function from the last state to the next. */
export type Change = (next: (last: RoiState) => RoiState) => void;

/** What the controls do to the state. */
export const handlersOf = (change: Change) => ({
  answers: (answers: DwellingAnswers) => change((last) => ({ ...last, answers })),
  chosen: (chosen: MeasureId[] | undefined) =>
    change(({ chosen: _old, ...last }) => (chosen === undefined ? last : { ...last, chosen })),
  price: (id: MeasureId, value: number | undefined) =>
    change((last) => ({ ...last, prices: withValue(last.prices, id, value) })),
  amount: (key: AmountKey, value: number | undefined) =>
    change((last) => ({ ...last, amounts: withValue(last.amounts, key, value) })),
  size: (value: number | undefined) =>
    change((last) => ({ ...last, amounts: withValue(last.amounts, 'opslag', value) })),
  path: (path: PathWord) => change((last) => ({ ...last, path })),
  loan: (loan: LoanChoice) => change((last) => ({ ...last, loan })),
});
