import type { LoanChoice, MeasureId, PaybackWish } from '@sens/engine';
import type { HouseState } from '#features/tool/tool-codec.ts';
import type { AmountKey } from './amounts.ts';

/** Price paths by their word in the address. */
export const PATH_WORDS = { dalend: 'low', gelijk: 'mid', stijgend: 'high' } as const;

export type PathWord = keyof typeof PATH_WORDS;

/** Everything the visitor can set; what is missing is filled in by the engine. */
export interface RoiState extends HouseState {
  /** Missing: the engine's own plan. */
  chosen?: MeasureId[];
  /** Own offers in EUR. */
  prices: Partial<Record<MeasureId, number>>;
  amounts: Partial<Record<AmountKey, number>>;
  path: PathWord;
  loan: LoanChoice;
}

/** What the state asks of the engine; percents and cents of the address as the engine counts them. */
export function wishOf({ answers, chosen, prices, amounts, path, loan }: RoiState): PaybackWish {
  const hundredth = (key: AmountKey) => amounts[key] && amounts[key] / 100;
  return {
    answers,
    chosen,
    offersEur: prices,
    batteryKwh: amounts.opslag,
    path: PATH_WORDS[path],
    gasEurPerM3: amounts.gasprijs,
    electricityEurPerKwh: amounts.stroomprijs,
    feedInEurPerKwh: hundredth('teruglevering'),
    ownUseShare: hundredth('eigen-gebruik'),
    horizonYears: amounts.termijn,
    discountRatePct: amounts.rendement,
    loan,
    loanEur: amounts.leenbedrag,
    loanRatePct: amounts.rente,
    loanYears: amounts.looptijd,
  };
}

/** A record with one value changed, or taken out. */
export function withValue<Key extends string>(
  record: Partial<Record<Key, number>>,
  key: Key,
  value: number | undefined,
): Partial<Record<Key, number>> {
  const { [key]: _old, ...others } = record as Record<Key, number>;
  const rest = others as Partial<Record<Key, number>>;
  return value === undefined ? rest : { ...rest, [key]: value };
}
