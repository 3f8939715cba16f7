import {
  type CashFlow,
  type CashFlowInput,
  cashFlow,
  compareNetMetering,
  defaultPackage,
  type Figures,
  type MeasureId,
  type NetMeteringComparison,
  type Range,
} from '@sens/engine';
import { countedMeasures, flowInput, netInvestmentCents, priceCentsOf } from './flow-input.ts';
import {
  type HouseOffer,
  type HousePackage,
  houseOffer,
  housePackage,
  type RoiMeasure,
} from './house-package.ts';
import { type Lever, leversOf } from './levers.ts';
import type { RoiState } from './state.ts';

/** What the questions and the main answer need; made at every change. */
export interface Payback {
  /** The counted measures together. */
  pack: HousePackage;
  counted: RoiMeasure[];
  /** On, but without the price (or size) that only the visitor can give. */
  pending: RoiMeasure[];
  input: CashFlowInput;
  flow: CashFlow;
  netInvestmentCents: number;
  /** Every price is the visitor's own offer. */
  isPriceSure: boolean;
}

/** One measure on its own. */
export interface MeasurePayback {
  id: MeasureId;
  priceCents: number;
  isOwnPrice: boolean;
  priceIsIndicative: boolean;
  subsidyCents: number;
  savingCentsPerYear: Range;
  lifetimeYears: number;
  payback: CashFlow['paybackYears'];
}

/** What the charts and tables under the answer need; may come a moment later. */
export interface PaybackDetails {
  offer: HouseOffer;
  netMetering: { whole: NetMeteringComparison; panels: NetMeteringComparison } | null;
  perMeasure: MeasurePayback[];
  levers: Lever[];
}

let lastOffer: { key: string; offer: HouseOffer } | undefined;
let lastPackage: { key: string; together: Together } | undefined;

type Together = Pick<Payback, 'pack' | 'pending'>;

/** The offer of the last house is kept: a slider of prices leaves the house as it is. */
function offerOf(state: RoiState, today: string, figures: Figures) {
  const key = JSON.stringify([state.answers, today]);
  if (lastOffer?.key !== key) lastOffer = { key, offer: houseOffer(state.answers, figures, today) };
  return lastOffer.offer;
}

/** The same for the package: only the house and the choice change it. */
function packageOf(state: RoiState, today: string, figures: Figures): Together {
  const { answers, chosen, prices, amounts } = state;
  const key = JSON.stringify([answers, chosen, Object.keys(prices), amounts.opslag, today]);
  if (lastPackage?.key !== key) {
    const ids = chosen ?? defaultPackage(answers, figures, today);
    const all = housePackage(answers, ids, figures, today);
    const counted = countedMeasures(state, all).map(({ id }) => id);
    const pending = all.measures.filter(({ id }) => !counted.includes(id));
    // What does not count may not shrink the saving of what does.
    const pack =
      pending.length === 0
        ? all
        : { ...housePackage(answers, counted, figures, today), leftOut: all.leftOut };
    lastPackage = { key, together: { pack, pending } };
  }
  return lastPackage.together;
}

/** The package of measures with its cash flow. */
export function paybackOf(state: RoiState, today: string, figures: Figures): Payback {
  const { pack, pending } = packageOf(state, today, figures);
  const counted = countedMeasures(state, pack);
  const input = flowInput(state, pack, counted, today, figures);
  return {
    pack,
    counted,
    pending,
    input,
    flow: cashFlow(input, figures),
    netInvestmentCents: netInvestmentCents(input),
    isPriceSure: counted.every(({ id }) => state.prices[id] !== undefined),
  };
}

/** Measures after which a house may need no gas, the likeliest first. */
const GAS_ENDERS: readonly MeasureId[] = [
  'warmtepomp',
  'bodemwarmtepomp',
  'pvt-panelen',
  'elektrisch-koken',
];

/** Whether the fixed costs of gas are saved by this measure. */
function endsGas({ id }: RoiMeasure, counted: readonly RoiMeasure[]): boolean {
  return GAS_ENDERS.find((ender) => counted.some((one) => one.id === ender)) === id;
}

/** A measure by itself over its own life, paid with own money. */
function measurePayback(
  measure: RoiMeasure,
  state: RoiState,
  { pack, counted }: Payback,
  today: string,
  figures: Figures,
): MeasurePayback {
  const priceCents = priceCentsOf(measure, state) ?? 0;
  const flow = cashFlow(
    {
      ...flowInput({ ...state, loan: 'geen' }, pack, [measure], today, figures),
      horizonYears: Math.min(40, measure.lifetimeYears),
      keepsGasConnection: pack.keepsGasConnection || !endsGas(measure, counted),
    },
    figures,
  );
  return {
    id: measure.id,
    priceCents,
    isOwnPrice: state.prices[measure.id] !== undefined,
    priceIsIndicative: measure.priceIsIndicative,
    subsidyCents: Math.min(measure.subsidyCents?.mid ?? 0, priceCents),
    savingCentsPerYear: measure.savingCentsPerYear,
    lifetimeYears: measure.lifetimeYears,
    payback: flow.paybackYears,
  };
}

/** Net metering beside none, for everything and for the panels with their battery alone. */
function netMeteringOf(
  state: RoiState,
  { pack, counted, input }: Payback,
  today: string,
  figures: Figures,
): PaybackDetails['netMetering'] {
  if (!input.solar) return null;
  const solar = counted.filter(({ id }) => id === 'zonnepanelen' || id === 'thuisbatterij');
  const panels = flowInput({ ...state, loan: 'geen' }, pack, solar, today, figures);
  return {
    whole: compareNetMetering(input, figures),
    panels: compareNetMetering({ ...panels, keepsGasConnection: true }, figures),
  };
}

/** Everything under the main answer. */
export function paybackDetails(
  state: RoiState,
  payback: Payback,
  today: string,
  figures: Figures,
): PaybackDetails {
  return {
    offer: offerOf(state, today, figures),
    netMetering: netMeteringOf(state, payback, today, figures),
    perMeasure: payback.counted.map((one) => measurePayback(one, state, payback, today, figures)),
    levers: payback.counted.length > 0 ? leversOf(payback, figures) : [],
  };
}
