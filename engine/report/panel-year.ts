import type { House } from '../dwelling/house.ts';
import { nettedKwhOf, nettingEur } from '../energy/costs.ts';
import { type EnergyUse, energyUseOf } from '../energy/energy-use.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { type Range, roundRange } from '../terms/ranges.ts';

/** Two ends of what suppliers ask or pay. */
export type Ends = Pick<Range, 'low' | 'high'>;

/** What a kWh from one's own roof is worth, cents incl. VAT. */
export interface KwhWorth {
  /** Used at once: what a bought kWh costs. */
  used: number;
  /** Fed in while net metering lasts, after the costs of feeding in. */
  netted: Ends;
  /** Fed in without net metering, after the costs of feeding in. */
  fedIn: Ends;
}

/** A year of a home's solar panels, and what the end of net metering takes from it. */
export interface PanelYear {
  panels: number;
  /** Whether they lie there already; else the plan brings them. */
  owned: boolean;
  generatedKwh: number;
  kwhWorth: KwhWorth;
  /** What the bill rises by once net metering has ended, in cents; nobody misses what they never had. */
  lostCentsPerYear: Range | null;
  /** First day without net metering (ISO date). */
  nettedUntil: string;
  /** Least payment by law, before the costs of feeding in: a share of the bare price, until a year. */
  leastPayment: { share: number; untilYear: number };
  /** Day of the contracts that what feeding in brings is taken from (ISO date). */
  contractsOn: string;
}

/** What a kWh from the roof is worth by how it is used; the costs of feeding in are three suppliers'. */
function kwhWorthOf({ prices, feedIn }: Figures): KwhWorth {
  const priceEur = prices.electricity.value.eurPerKwh;
  const { minEurPerKwh: leastCost, maxEurPerKwh: mostCost } = feedIn.costs2026.value;
  const { minEurPerKwh, maxEurPerKwh } = feedIn.net.value;
  return {
    used: priceEur * 100,
    netted: { low: (priceEur - mostCost) * 100, high: (priceEur - leastCost) * 100 },
    fedIn: { low: minEurPerKwh * 100, high: maxEurPerKwh * 100 },
  };
}

/**
 * What a bill rises by in a year (whole cents). In the middle what Milieu Centraal's saving with and
 * without net metering differs by (`pv.mc`); at the low end what the costs of feeding in that suppliers
 * ask leave to lose (`sald.cost26`), at the high end the middle with the spread of prices.
 */
function lostCents(use: EnergyUse, generatedKwh: number, worth: KwhWorth, figures: Figures): Range {
  const mid = Math.max(0, nettingEur(use, generatedKwh, figures) * 100);
  const low = nettedKwhOf(use) * (worth.netted.low - worth.fedIn.high);
  const high = mid * (1 + figures.assumptions.spread.value.price);
  return roundRange({ low: Math.min(mid, Math.max(0, low)), mid, high });
}

/**
 * The year of a home's panels; null where it has none and gets none.
 * @param now the house as it is
 * @param after the house with the plan
 */
export function panelYearOf(now: House, after: House, figures: Figures): PanelYear | null {
  const owned = now.panels > 0;
  const house = owned ? now : after;
  if (house.panels === 0) return null;
  const generatedKwh = generatedKwhOf(house, figures);
  const kwhWorth = kwhWorthOf(figures);
  const { end, net, minimum } = figures.feedIn;
  return {
    panels: house.panels,
    owned,
    generatedKwh: Math.round(generatedKwh),
    kwhWorth,
    lostCentsPerYear: owned
      ? lostCents(energyUseOf(house, figures), generatedKwh, kwhWorth, figures)
      : null,
    nettedUntil: end.value.endsOn,
    leastPayment: minimum.value,
    contractsOn: net.date,
  };
}
