import type { House } from '../dwelling/house.ts';
import { designLossKw, sizeFor } from '../energy/design-loss.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { pumpSupplyC, scopAt } from '../energy/pump-performance.ts';
import type { Figures } from '../figures/index.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { workedOut } from '../measures/catalogue.ts';
import { withCooking } from '../measures/cooking.ts';
import { withMeasures } from '../measures/part-measures.ts';
import { paybackYears } from '../measures/simple-payback.ts';
import { toldOf } from '../plan/gas-ends.ts';
import type { Step } from '../plan/step.ts';
import { savingsOf } from '../plan/step-savings.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import {
  joinSpreads,
  mapRange,
  netRange,
  none,
  type Range,
  roundRange,
  spread,
  within,
} from '../terms/ranges.ts';
import { firstMeasuresOf } from './first-measures.ts';
import type { HeatPumpExtras, HeatPumpOutcome, PumpPower } from './heat-pump-types.ts';
import { notesOf } from './notes.ts';
import { yearPerformance } from './outcome.ts';
import { soundAdvice } from './sound.ts';
import { type Judgement, measureOf } from './verdicts.ts';

/** How far heat loss, heat use and savings may lie from the middle, as shares. */
export interface HeatPumpSpreads {
  loss: number;
  use: number;
  /** Of every saving, as in plan and report. */
  saving: number;
}

/**
 * Size in whole kW. All-electric and ground: the heat loss, within what is sold. Hybrid: the priced
 * size, up to half the loss.
 */
export function powerRange(
  kind: HeatPumpKind,
  lossKw: number,
  share: number,
  figures: ToolFigures,
): PumpPower {
  const loss = spread(lossKw, share);
  if (kind !== 'hybride') {
    const orMore = loss.high > figures.assumptions.heatPumpKw.value.max;
    return { ...mapRange(loss, (kw) => sizeFor(kw, figures)), orMore };
  }
  const { powerKw } = figures.heatPumps.hybridPrice.value;
  const { hybridShareOfLoss, hybridMaxKw } = figures.heatPumps.check.value;
  const most = Math.ceil(loss.high * hybridShareOfLoss);
  const high = within(most, { min: powerKw, max: hybridMaxKw });
  // Its boiler does what is left: no house needs a larger one.
  return { low: powerKw, mid: powerKw, high, orMore: false };
}

/** One decimal. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What a pump saves, by the rule of a plan's step; what more power it takes has a doubt of its own. */
function savings(step: Step, spreads: HeatPumpSpreads, figures: ToolFigures) {
  const { savingCentsPerYear, gasSavedM3PerYear, co2SavedKgPerYear } = savingsOf(
    toldOf(step, [step]),
    spreads.saving,
    figures,
  );
  const { scopSpread } = figures.heatPumps.check.value;
  const kwh =
    energyUseOf(step.after, figures).boughtKwh - energyUseOf(step.before, figures).boughtKwh;
  return {
    gasSavedM3PerYear,
    electricityUsedKwhPerYear: roundRange(spread(kwh, joinSpreads([spreads.use, scopSpread]))),
    savingCentsPerYear,
    co2SavedKgPerYear,
  };
}

/**
 * What a kind comes to, priced and granted as the measure of the plan that it is: the one price and grant
 * of that pump in that house. Without gas the house also cooks without it.
 */
export function offerOf(kind: HeatPumpKind, house: House, figures: Figures): PricedCandidate {
  const pump = workedOut(measureOf[kind], house, figures) as PricedCandidate;
  return kind === 'hybride' ? pump : withCooking(pump, house, figures);
}

function money(offer: PricedCandidate, saving: Range) {
  const { lifetimeYears } = offer;
  const investmentCents = roundRange(offer.investmentCents);
  const grantCents = offer.grantCents && roundRange(offer.grantCents.single);
  const netInvestmentCents = netRange(investmentCents, grantCents ?? none);
  return {
    investmentCents,
    priceIsIndicative: offer.priceIsIndicative,
    grantCents,
    netInvestmentCents,
    paybackYears: paybackYears(netInvestmentCents, saving, lifetimeYears),
    lifetimeYears,
  };
}

/** Ids of the figures behind a kind, beside those of its price and grant. */
function sourceIds(kind: HeatPumpKind, { heatPumps }: ToolFigures): string[] {
  const { soundLimit, soundPower, hybridNorm } = heatPumps;
  const own = {
    hybride: [soundLimit, soundPower, hybridNorm],
    'volledig-elektrisch': [soundLimit, soundPower],
    bodemwarmtepomp: [],
  };
  return own[kind].map(({ id }) => id);
}

/** Works a kind out: with its measures done first, against the same house as it is heated now. */
export function workOut(
  kind: HeatPumpKind,
  house: House,
  { measures }: Judgement,
  spreads: HeatPumpSpreads,
  extras: HeatPumpExtras,
  figures: ToolFigures,
): HeatPumpOutcome {
  const after = withMeasures(house, measures, figures);
  const lossKw = designLossKw(after, figures);
  const kW = powerRange(kind, lossKw, spreads.loss, figures);
  const supplyC = pumpSupplyC(after, kind, figures);
  const offer = offerOf(kind, after, figures);
  const step = { candidate: offer, before: after, after: offer.apply(after) };
  const saved = savings(step, spreads, figures);
  const paid = money(offer, saved.savingCentsPerYear);
  const home = { isFlat: house.woningtype === 'appartement', flatRoof: house.roofType === 'plat' };
  const first = firstMeasuresOf(
    measures,
    measureOf[kind],
    house,
    { ...saved, ...paid },
    spreads.saving,
    figures,
  );
  const ground = {
    lossKw,
    kW: kW.mid,
    insulates: measures.length > 0,
    earnedBack: (first?.together ?? paid).paybackYears !== null,
  };
  const { scopSpread } = figures.heatPumps.check.value;
  const performance = yearPerformance(after, kind, figures);
  return {
    powerKw: {
      now: powerRange(kind, designLossKw(house, figures), spreads.loss, figures),
      after: kW,
    },
    supplyC,
    scop: mapRange(spread(scopAt(supplyC, kind, figures), scopSpread), tenths),
    yearPerformance:
      performance === null ? null : mapRange(spread(performance, scopSpread), tenths),
    ...saved,
    ...paid,
    first,
    sound: kind === 'bodemwarmtepomp' ? null : soundAdvice(kW.mid, home, extras, figures),
    notes: notesOf(kind, after, ground, extras, figures),
    sourceIds: [...offer.sourceIds, ...sourceIds(kind, figures)],
  };
}
