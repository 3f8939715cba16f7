import type { MeasureId, PricePathId } from '@sens/engine';
import type { HouseState } from '#features/tool/tool-codec.ts';
import type { AmountKey } from './amounts.ts';

/** Ways to pay: own money, the Warmtefonds without interest, or a loan of one's own. */
export const LOANS = ['geen', 'warmtefonds', 'eigen'] as const;

export type LoanChoice = (typeof LOANS)[number];

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

/** Years shown when the visitor does not say: as long as panels last. */
export const DEFAULT_HORIZON = 25;

export const pricePathId = ({ path }: Pick<RoiState, 'path'>): PricePathId => PATH_WORDS[path];

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
