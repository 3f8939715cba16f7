import { ownUseOf } from '../energy/own-use.ts';
import type { Figures } from '../figures/index.ts';
import { cents, most, number, optional } from '../terms/usable.ts';
import type { CashFlowMeasure, CashFlowSolar } from './cash-flow-types.ts';

/** Anything with a price, a life and yearly energy; solar parts fill the last three. */
export interface Item {
  id: string;
  investmentCents: number;
  subsidyCents: number;
  replacementCents: number;
  gasM3: number;
  heatGj: number;
  kwh: number;
  ownKwh: number;
  fedInKwh: number;
  /** Part of what is fed in that net metering sets off against use. */
  nettedKwh: number;
  lifetimeYears: number;
  degradation: number;
  /** Life of what it is part of: an inverter goes with its panels. */
  hostYears: number;
}

/** Beyond any horizon: part of nothing. A whole number keeps the remainder below fast. */
const beyond = 1000;

const life = (value: unknown, fallback: number) =>
  Math.round(number(value, most.years, fallback, 1));

const nothing = { subsidyCents: 0, gasM3: 0, heatGj: 0, kwh: 0, ownKwh: 0 };

/** A measure as an item, each value usable; bought again for its price after each life. */
export function measureItem(measure: CashFlowMeasure): Item {
  const investmentCents = cents(measure.investmentCents);
  return {
    ...nothing,
    id: measure.id,
    investmentCents,
    replacementCents: investmentCents,
    subsidyCents: Math.min(investmentCents, cents(measure.subsidyCents)),
    gasM3: number(measure.gasSavedM3PerYear, most.m3),
    heatGj: number(measure.heatSavedGjPerYear, most.gj),
    kwh: number(measure.electricitySavedKwhPerYear, most.kwh, 0, -most.kwh),
    fedInKwh: number(measure.fedInKwhPerYear, most.kwh, 0, -most.kwh),
    nettedKwh: 0,
    lifetimeYears: life(measure.lifetimeYears, most.years),
    degradation: number(measure.degradationPerYear, 0.2),
    hostYears: beyond,
  };
}

const costItem = (id: string, investmentCents: number, lifetimeYears: number) =>
  measureItem({ id, investmentCents, lifetimeYears });

/** Panels, inverter and battery as items. */
export function solarItems(solar: CashFlowSolar, figures: Figures): Item[] {
  const { lifetime, degradation, inverter, batteryLifetime } = figures.solar;
  const generatedKwh = number(solar.generatedKwhPerYear, most.kwh);
  const usedKwh = optional(solar.usedKwhPerYear, most.kwh);
  const use = ownUseOf(
    {
      generatedKwh,
      usedKwh,
      batteryKwh: number(solar.battery?.capacityKwh, 1000),
      hasHeatPump: solar.hasHeatPump,
      directShare: optional(solar.ownUseShare, 1),
    },
    figures,
  );
  const years = life(solar.lifetimeYears, lifetime.value.years);
  const inverterCents = cents(solar.inverterCostCents, inverter.value.costEur * 100);
  const { battery } = solar;
  return [
    {
      ...costItem('zonnepanelen', solar.investmentCents, years),
      ...use,
      nettedKwh: Math.min(use.fedInKwh, Math.max(0, (usedKwh ?? most.kwh) - use.ownKwh)),
      degradation: number(solar.degradationPerYear, 0.2, degradation.value.perYear),
    },
    {
      ...costItem('omvormer', 0, inverter.value.years),
      replacementCents: generatedKwh > 0 ? inverterCents : 0,
      hostYears: years,
    },
    ...(battery === undefined
      ? []
      : [
          costItem(
            'thuisbatterij',
            battery.investmentCents,
            life(battery.lifetimeYears, batteryLifetime.value.years),
          ),
        ]),
  ];
}

/**
 * Share of its price that a replacement at the start of year `index` counts for; 0 when there is none. It
 * counts for the years of its life that lie before the horizon: what serves after it is no cost of the sum.
 */
export function replacementShare(item: Item, index: number, horizonYears: number): number {
  if (item.replacementCents === 0 || !isReplaced(item, index)) return 0;
  return Math.min(1, (horizonYears - index) / item.lifetimeYears);
}

/** Whether an item is replaced at the start of year `index`; not when its host goes soon after. */
export function isReplaced({ lifetimeYears, hostYears }: Item, index: number): boolean {
  const age = index % hostYears;
  return age > 0 && age % lifetimeYears === 0 && hostYears - age >= lifetimeYears / 2;
}

/** Whether it is part of something that lasts longer. */
export const isPart = ({ hostYears }: Item) => hostYears < beyond;
