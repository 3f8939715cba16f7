import type { MeasureId } from '@sens/engine';
import { type NumberBounds, parseDutchNumber } from '#lib/typed-number.ts';

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
} as const satisfies Record<string, NumberBounds>;

export type AmountKey = keyof typeof AMOUNTS;

/** EUR of an offer for one measure. */
export const PRICE_BOUNDS: NumberBounds = { min: 10, max: 250_000, decimals: 0 };

/** Name of an offer's field in the address. */
export const priceKey = (id: MeasureId) => `prijs-${id}` as const;

/**
 * A number as typed. "1.379" is a price of 1,379 where twelve hundred would make no sense.
 * @returns undefined when it is no number
 */
export function readAmount(text: string, { max }: NumberBounds): number | undefined {
  const tidy = text.replace(/[€%\s]/g, '');
  return parseDutchNumber(max < 1000 ? tidy.replace(/^(-?\d+)\.(\d+)$/, '$1,$2') : tidy);
}
