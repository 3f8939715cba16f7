import type {
  CashFlowInput,
  CashFlowLoan,
  CashFlowMeasure,
  CashFlowSolar,
  Figures,
  MeasureId,
} from '@sens/engine';
import { type HousePackage, heatSavedGj, type RoiMeasure } from './house-package.ts';
import { DEFAULT_HORIZON, pricePathId, type RoiState } from './state.ts';

/** Measures that the solar part of the sum takes care of when there are new panels. */
const SOLAR: readonly MeasureId[] = ['zonnepanelen', 'thuisbatterij'];

/** Whether only an offer can tell the price: none was found, or it differs too much, as a battery's. */
export const needsOffer = ({ id, investmentCents }: Pick<RoiMeasure, 'id' | 'investmentCents'>) =>
  investmentCents === null || id === 'thuisbatterij';

/** What is spent on a measure: the visitor's own offer, else the engine's figure. */
export function priceCentsOf(
  { id, investmentCents }: RoiMeasure,
  { prices }: Pick<RoiState, 'prices'>,
): number | undefined {
  const own = prices[id];
  if (own !== undefined) return Math.round(own * 100);
  return needsOffer({ id, investmentCents }) ? undefined : investmentCents?.mid;
}

/** A battery counts once its price and its size are known, another measure once its price is. */
export function isCounted(measure: RoiMeasure, state: RoiState, pack: HousePackage): boolean {
  if (priceCentsOf(measure, state) === undefined) return false;
  const isBeside = measure.id === 'thuisbatterij' && pack.solar !== null;
  return !isBeside || state.amounts.opslag !== undefined;
}

/** The measures of a package that enter the sum. */
export const countedMeasures = (state: RoiState, pack: HousePackage): RoiMeasure[] =>
  pack.measures.filter((measure) => isCounted(measure, state, pack));

function measureOf(
  measure: RoiMeasure,
  state: RoiState,
  pack: HousePackage,
  figures: Figures,
): CashFlowMeasure {
  const investmentCents = priceCentsOf(measure, state) ?? 0;
  return {
    id: measure.id,
    investmentCents,
    subsidyCents: Math.min(measure.subsidyCents?.mid ?? 0, investmentCents),
    gasSavedM3PerYear: measure.gasSavedM3PerYear.mid,
    electricitySavedKwhPerYear: measure.electricitySavedKwhPerYear.mid,
    heatSavedGjPerYear: heatSavedGj(measure, pack, figures),
    lifetimeYears: measure.lifetimeYears,
  };
}

/** The calendar year of the first twelve months of saving: the first whole year after the work. */
export const startYearOf = (today: string): number => Number(today.slice(0, 4)) + 1;

/** The solar part: panels, and the battery once it has a price and a size. */
export function solarOf(state: RoiState, pack: HousePackage): CashFlowSolar | undefined {
  const panels = pack.measures.find(({ id }) => id === 'zonnepanelen');
  const price = panels && priceCentsOf(panels, state);
  if (!pack.solar || !panels || price === undefined) return undefined;
  const battery = pack.measures.find(({ id }) => id === 'thuisbatterij');
  const { amounts } = state;
  const own = amounts['eigen-gebruik'];
  const feedIn = amounts.teruglevering;
  return {
    investmentCents: price,
    lifetimeYears: panels.lifetimeYears,
    generatedKwhPerYear: pack.solar.generatedKwhPerYear,
    usedKwhPerYear: pack.solar.usedKwhPerYear,
    hasHeatPump: pack.solar.hasHeatPump,
    ...(own === undefined ? {} : { ownUseShare: own / 100 }),
    ...(feedIn === undefined ? {} : { feedInNetEurPerKwh: feedIn / 100 }),
    ...(battery && isCounted(battery, state, pack)
      ? {
          battery: {
            capacityKwh: amounts.opslag ?? 0,
            investmentCents: priceCentsOf(battery, state) ?? 0,
            lifetimeYears: battery.lifetimeYears,
          },
        }
      : {}),
  };
}

/** What is left to pay after subsidy, in cents. */
export function netInvestmentCents(input: Pick<CashFlowInput, 'measures' | 'solar'>): number {
  const { measures, solar } = input;
  const net = measures.reduce((sum, one) => sum + one.investmentCents - (one.subsidyCents ?? 0), 0);
  return net + (solar?.investmentCents ?? 0) + (solar?.battery?.investmentCents ?? 0);
}

/** The loan as far as it is known: a loan of one's own needs its rate, which is never assumed. */
export function loanOf(
  { loan, amounts }: Pick<RoiState, 'loan' | 'amounts'>,
  netCents: number,
  figures: Figures,
): CashFlowLoan | undefined {
  if (loan === 'geen' || netCents <= 0) return undefined;
  if (loan === 'eigen' && amounts.rente === undefined) return undefined;
  const wished = amounts.leenbedrag === undefined ? netCents : amounts.leenbedrag * 100;
  const { minEur, maxEur } = figures.loans.warmtefondsMax.value;
  const principalCents = Math.min(wished, netCents);
  if (loan === 'eigen') {
    return { principalCents, annualRatePct: amounts.rente ?? 0, termYears: amounts.looptijd ?? 10 };
  }
  if (principalCents < minEur * 100) return undefined;
  const lentCents = Math.min(principalCents, maxEur * 100);
  return {
    principalCents: lentCents,
    annualRatePct: 0,
    termYears: warmtefondsTerm(amounts.looptijd, lentCents / 100, figures),
  };
}

/** The nearest term that the Warmtefonds gives for an amount. */
export function warmtefondsTerm(wished = 10, amountEur: number, figures: Figures): number {
  const { years, twentyYearsAboveEur } = figures.loans.warmtefondsTerms.value;
  const given = years.filter((term) => term < 20 || amountEur > twentyYearsAboveEur);
  return given.reduce((best, term) =>
    Math.abs(term - wished) < Math.abs(best - wished) ? term : best,
  );
}

/** Some measures of a package as the input of the cash flow. */
export function flowInput(
  state: RoiState,
  pack: HousePackage,
  only: readonly RoiMeasure[],
  today: string,
  figures: Figures,
): CashFlowInput {
  const { amounts } = state;
  const solar = only.some(({ id }) => id === 'zonnepanelen') ? solarOf(state, pack) : undefined;
  const measures = only
    .filter(({ id }) => !(solar && SOLAR.includes(id)))
    .map((measure) => measureOf(measure, state, pack, figures));
  const base = { measures, ...(solar === undefined ? {} : { solar }) };
  const loan = loanOf(state, netInvestmentCents(base), figures);
  return {
    ...base,
    startYear: startYearOf(today),
    horizonYears: amounts.termijn ?? DEFAULT_HORIZON,
    keepsGasConnection: pack.keepsGasConnection,
    priceScenario: pricePathId(state),
    startPrices: {
      ...(amounts.gasprijs === undefined ? {} : { gasEurPerM3: amounts.gasprijs }),
      ...(amounts.stroomprijs === undefined ? {} : { electricityEurPerKwh: amounts.stroomprijs }),
    },
    ...(loan === undefined ? {} : { loan }),
    ...(amounts.rendement === undefined ? {} : { discountRatePct: amounts.rendement }),
  };
}
