import type { MeasureId } from '@sens/engine';
import { parseDutchNumber } from '#features/house-questions/bounds.ts';

/** What counts as an answer to a question with a number; beyond it the nearest value is taken. */
export interface AmountBounds {
  min: number;
  max: number;
  /** Digits behind the comma that are kept. */
  decimals: number;
}

/** The numbers one may change, by their name in the address. */
export const AMOUNTS = {
  /** EUR a m3. */
  gasprijs: { min: 0.2, max: 5, decimals: 3 },
  /** EUR a kWh. */
  stroomprijs: { min: 0.05, max: 2, decimals: 3 },
  /** Years shown. */
  termijn: { min: 10, max: 30, decimals: 0 },
  /** Percent of the panels' electricity used at once. */
  'eigen-gebruik': { min: 0, max: 100, decimals: 0 },
  /** Capacity in kWh of the battery to buy. */
  opslag: { min: 1, max: 40, decimals: 1 },
  /** Cents a kWh fed in, after feed-in costs. */
  teruglevering: { min: -20, max: 40, decimals: 1 },
  /** Percent a year on a loan. */
  rente: { min: 0, max: 15, decimals: 2 },
  /** Years of the loan. */
  looptijd: { min: 1, max: 30, decimals: 0 },
  /** EUR borrowed. */
  leenbedrag: { min: 500, max: 150_000, decimals: 0 },
  /** Percent a year by which money of later counts less. */
  rendement: { min: 0, max: 10, decimals: 1 },
} as const satisfies Record<string, AmountBounds>;

export type AmountKey = keyof typeof AMOUNTS;

/** EUR of an offer for one measure. */
export const PRICE_BOUNDS: AmountBounds = { min: 10, max: 250_000, decimals: 0 };

/** Name of an offer's field in the address. */
export const priceKey = (id: MeasureId) => `prijs-${id}` as const;

/** The nearest value that counts. */
export function nearestAmount(value: number, { min, max, decimals }: AmountBounds): number {
  const size = 10 ** decimals;
  return Math.round(Math.min(Math.max(value, min), max) * size) / size;
}

/**
 * A number as typed. "1.379" is a price of 1,379 where twelve hundred would make no sense.
 * @returns undefined when it is no number
 */
export function readAmount(text: string, { max }: AmountBounds): number | undefined {
  const tidy = text.replace(/[€%\s]/g, '');
  return parseDutchNumber(max < 1000 ? tidy.replace(/^(-?\d+)\.(\d+)$/, '$1,$2') : tidy);
}

/** A value as it stands in a field or an address, and as {@link readAmount} reads it. */
export const amountText = (value: number): string => String(value).replace('.', ',');
