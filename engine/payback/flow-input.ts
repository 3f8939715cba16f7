import { connectionEur } from '../energy/costs.ts';
import type { Figures } from '../figures/index.ts';
import { isWithVve, type WorkedOutMeasure } from '../measures/worked-out.ts';
import type { NewPanels, Package } from '../plan/package-for.ts';
import { dayOf } from '../terms/iso-days.ts';
import type {
  CashFlowBattery,
  CashFlowInput,
  CashFlowMeasure,
  CashFlowSolar,
} from './cash-flow-types.ts';
import { priceCentsOf } from './offers.ts';
import { DEFAULT_HORIZON, type PaybackWish } from './wish.ts';
import { type Bill, loanOf } from './wished-loan.ts';
import type { WishedPackage } from './wished-package.ts';

/**
 * Heat of a network that a measure saves, GJ a year: what its saving holds beside gas, electricity, what is fed in and the
 * fixed costs of the gas connection. Such a house only cooks on gas, so what saves gas there ends that connection.
 */
function heatSavedGj(
  {
    savingCentsPerYear,
    gasSavedM3PerYear,
    electricitySavedKwhPerYear,
    fedInKwhPerYear,
  }: WorkedOutMeasure,
  { dwelling, keepsGasConnection }: Package,
  { prices, feedIn }: Figures,
): number {
  if (dwelling.heating.value !== 'warmtenet') return 0;
  const endsGas = !keepsGasConnection && gasSavedM3PerYear.mid > 0;
  const restEur =
    savingCentsPerYear.mid / 100 -
    (endsGas ? connectionEur(prices.gasFixed) : 0) -
    gasSavedM3PerYear.mid * prices.gas.value.eurPerM3 -
    electricitySavedKwhPerYear.mid * prices.electricity.value.eurPerKwh -
    fedInKwhPerYear * feedIn.net.value.meanEurPerKwh;
  return Math.max(0, restEur / prices.heat.value.eurPerGj);
}

function measureOf(
  measure: WorkedOutMeasure,
  { offersEur }: PaybackWish,
  { pack }: WishedPackage,
  figures: Figures,
): CashFlowMeasure {
  const investmentCents = priceCentsOf(measure, offersEur) ?? 0;
  return {
    id: measure.id,
    investmentCents,
    subsidyCents: Math.min(measure.subsidyCents?.mid ?? 0, investmentCents),
    gasSavedM3PerYear: measure.gasSavedM3PerYear.mid,
    electricitySavedKwhPerYear: measure.electricitySavedKwhPerYear.mid,
    heatSavedGjPerYear: heatSavedGj(measure, pack, figures),
    fedInKwhPerYear: measure.fedInKwhPerYear,
    lifetimeYears: measure.lifetimeYears,
  };
}

/** The battery beside new panels: the one to buy, or that of the house, which costs nothing any more. */
function batteryOf(
  wish: PaybackWish,
  { batteryKwh }: NewPanels,
  only: readonly WorkedOutMeasure[],
): CashFlowBattery | undefined {
  const battery = only.find(({ id }) => id === 'thuisbatterij');
  if (!battery) return batteryKwh > 0 ? { capacityKwh: batteryKwh, investmentCents: 0 } : undefined;
  return {
    capacityKwh: wish.batteryKwh ?? 0,
    investmentCents: priceCentsOf(battery, wish.offersEur) ?? 0,
    lifetimeYears: battery.lifetimeYears,
  };
}

/** The solar part of some measures: panels, and the battery beside them where it is among these. */
function solarOf(
  wish: PaybackWish,
  { pack: { solar } }: WishedPackage,
  only: readonly WorkedOutMeasure[],
): CashFlowSolar | undefined {
  const panels = only.find(({ id }) => id === 'zonnepanelen');
  if (solar === null || panels === undefined) return undefined;
  return {
    investmentCents: priceCentsOf(panels, wish.offersEur) ?? 0,
    lifetimeYears: panels.lifetimeYears,
    generatedKwhPerYear: solar.generatedKwhPerYear,
    usedKwhPerYear: solar.usedKwhPerYear,
    hasHeatPump: solar.hasHeatPump,
    ownUseShare: wish.ownUseShare,
    feedInNetEurPerKwh: wish.feedInEurPerKwh,
    battery: batteryOf(wish, solar, only),
  };
}

/** What is to pay for the work, and what is left of it after subsidy, in cents. */
export function billOf({ measures, solar }: Pick<CashFlowInput, 'measures' | 'solar'>): Bill {
  const ofSolar = (solar?.investmentCents ?? 0) + (solar?.battery?.investmentCents ?? 0);
  const grossCents = measures.reduce((sum, one) => sum + one.investmentCents, ofSolar);
  const grantCents = measures.reduce((sum, one) => sum + (one.subsidyCents ?? 0), 0);
  return { grossCents, netCents: grossCents - grantCents };
}

/** The same without what a VvE pays: that its owners do not borrow for one by one, as in the report. */
export function ownBillOf(
  { measures, solar }: Pick<CashFlowInput, 'measures' | 'solar'>,
  all: readonly WorkedOutMeasure[],
): Bill {
  const shared = new Set<string>(all.filter(isWithVve).map(({ id }) => id));
  return billOf({ measures: measures.filter(({ id }) => !shared.has(id)), solar });
}

/**
 * Some measures of a package as the input of the cash flow. Its first year is the first whole one after
 * the work.
 */
export function flowInput(
  wish: PaybackWish,
  wished: WishedPackage,
  only: readonly WorkedOutMeasure[],
  today: string,
  figures: Figures,
): CashFlowInput {
  const solar = solarOf(wish, wished, only);
  // The solar part takes care of these.
  const isApart = ({ id }: WorkedOutMeasure) =>
    solar && (id === 'zonnepanelen' || id === 'thuisbatterij');
  const measures = only
    .filter((one) => !isApart(one))
    .map((one) => measureOf(one, wish, wished, figures));
  return {
    measures,
    solar,
    startYear: Number(dayOf(today).slice(0, 4)) + 1,
    horizonYears: wish.horizonYears ?? DEFAULT_HORIZON,
    keepsGasConnection: wished.pack.keepsGasConnection,
    priceScenario: wish.path,
    startPrices: { gasEurPerM3: wish.gasEurPerM3, electricityEurPerKwh: wish.electricityEurPerKwh },
    loan: loanOf(wish, ownBillOf({ measures, solar }, only), figures),
    discountRatePct: wish.discountRatePct,
  };
}
