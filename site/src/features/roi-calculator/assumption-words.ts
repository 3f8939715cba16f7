import {
  DEFAULT_HORIZON,
  isWithVve,
  type Package,
  type PricePath,
  type ToolFigures,
} from '@sens/engine';
import { formatEuro, formatNumber, formatShare } from '#lib/format-nl.ts';
import type { AmountKey } from './amounts.ts';

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const price = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** A price of energy as words. */
export const priceWords = (eur: number) => `€\u00a0${price.format(eur)}`;

const rise = (pct: number) =>
  pct === 0 ? '0%' : `${pct > 0 ? '+' : '\u2212'}${decimal.format(Math.abs(pct))}%`;

/** A price path as words: "gas +2%, stroom +2% per jaar". */
export const pathWords = ({ gasPctPerYear, electricityPctPerYear }: PricePath) =>
  `gas ${rise(gasPctPerYear)}, stroom ${rise(electricityPctPerYear)} per jaar`;

/** What the calculation uses while the visitor leaves a number open. */
export function assumedWords(
  key: AmountKey,
  { solar, measures }: Package,
  figures: ToolFigures,
): string | undefined {
  const { gas, electricity } = figures.prices;
  const { minEurPerKwh, meanEurPerKwh, maxEurPerKwh } = figures.feedIn.net.value;
  const { minEur, maxEur } = figures.loans.warmtefondsMax.value;
  const cents = (eur: number) => decimal.format(eur * 100);
  switch (key) {
    case 'gasprijs':
      return priceWords(gas.value.eurPerM3);
    case 'stroomprijs':
      return priceWords(electricity.value.eurPerKwh);
    case 'termijn':
      return `${DEFAULT_HORIZON} jaar`;
    case 'eigen-gebruik':
      return solar ? `naar schatting ${formatShare(solar.ownShare)}` : undefined;
    case 'teruglevering':
      return `${cents(meanEurPerKwh)} cent, van ${cents(minEurPerKwh)} tot ${cents(maxEurPerKwh)} (indicatief)`;
    case 'looptijd':
      return '10 jaar';
    case 'leenbedrag':
      return `${measures.some(isWithVve) ? 'wat u zelf betaalt' : 'de hele rekening'}, bij het Warmtefonds van ${formatEuro(minEur * 100)} tot ${formatEuro(maxEur * 100)}`;
    case 'rendement':
      return `${formatNumber(figures.pricePaths.discount.value.pctPerYear)}%`;
    default:
      return undefined;
  }
}
