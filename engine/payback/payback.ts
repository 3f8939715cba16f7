import type { ToolFigures } from '../figures/tool-figures.ts';
import { isWithVve, type WorkedOutMeasure } from '../measures/worked-out.ts';
import type { MeasureId } from '../terms/measures.ts';
import { mapRange, type Range } from '../terms/ranges.ts';
import { cashFlow, compareNetMetering, type NetMeteringComparison } from './cash-flow.ts';
import type { CashFlow, CashFlowInput } from './cash-flow-types.ts';
import { billOf, flowInput, ownBillOf } from './flow-input.ts';
import { type Lever, leversOf } from './levers.ts';
import { priceCentsOf } from './offers.ts';
import { sizedBattery } from './sized-battery.ts';
import type { PaybackWish } from './wish.ts';
import type { Bill } from './wished-loan.ts';
import type { WishedPackage } from './wished-package.ts';

/** What the questions and the main answer need; made at every change. */
export interface Payback extends WishedPackage {
  input: CashFlowInput;
  flow: CashFlow;
  /** What the subsidy leaves of the whole bill. */
  netInvestmentCents: number;
  /** The part of it that one may borrow for: of a flat without what its VvE pays. */
  ownBill: Bill;
  /** Every price is the visitor's own offer. */
  isPriceSure: boolean;
}

/** One measure on its own. */
export interface MeasurePayback {
  id: MeasureId;
  priceCents: number;
  isOwnPrice: boolean;
  priceIsIndicative: boolean;
  /** Never more than the price; the sum of all years counts with its middle. */
  subsidyCents: Range | null;
  /** Of the whole building of a flat, whose VvE asks for the grant. */
  isWithVve: boolean;
  savingCentsPerYear: Range;
  lifetimeYears: number;
  payback: CashFlow['paybackYears'];
}

/** What the charts and tables under the answer need; may come a moment later. */
export interface PaybackDetails {
  netMetering: { whole: NetMeteringComparison; panels: NetMeteringComparison } | null;
  perMeasure: MeasurePayback[];
  levers: Lever[];
}

/** The cash flow of a package at the wished prices. */
export function paybackOf(
  wish: PaybackWish,
  wished: WishedPackage,
  today: string,
  figures: ToolFigures,
): Payback {
  const input = flowInput(wish, wished, wished.counted, today, figures);
  return {
    ...wished,
    input,
    flow: cashFlow(input, figures),
    netInvestmentCents: billOf(input).netCents,
    ownBill: ownBillOf(input, wished.counted),
    isPriceSure: wished.counted.every(({ id }) => wish.offersEur[id] !== undefined),
  };
}

/** Measures after which a house may need no gas; what ends its heating first, as `toldOf` has it. */
const GAS_ENDERS: readonly MeasureId[] = [
  'warmtepomp',
  'bodemwarmtepomp',
  'pvt-panelen',
  'elektrisch-koken',
];

/** Whether the fixed costs of gas are saved by this measure. */
function endsGas({ id }: WorkedOutMeasure, counted: readonly WorkedOutMeasure[]): boolean {
  return GAS_ENDERS.find((ender) => counted.some((one) => one.id === ender)) === id;
}

/** A measure by itself over its own life, paid with own money. */
function measurePayback(
  counted: WorkedOutMeasure,
  wish: PaybackWish,
  payback: Payback,
  today: string,
  figures: ToolFigures,
): MeasurePayback {
  const { solar } = payback.pack;
  const isSized = solar !== null && counted.id === 'thuisbatterij';
  const measure = isSized ? sizedBattery(counted, wish, solar, figures) : counted;
  const priceCents = priceCentsOf(measure, wish.offersEur) ?? 0;
  const flow = cashFlow(
    {
      ...flowInput({ ...wish, loan: 'geen' }, payback, [measure], today, figures),
      horizonYears: Math.min(40, measure.lifetimeYears),
      keepsGasConnection: payback.pack.keepsGasConnection || !endsGas(measure, payback.counted),
    },
    figures,
  );
  return {
    id: measure.id,
    priceCents,
    isOwnPrice: wish.offersEur[measure.id] !== undefined,
    priceIsIndicative: measure.priceIsIndicative,
    subsidyCents:
      measure.subsidyCents &&
      mapRange(measure.subsidyCents, (cents) => Math.min(cents, priceCents)),
    isWithVve: isWithVve(measure),
    savingCentsPerYear: measure.savingCentsPerYear,
    lifetimeYears: measure.lifetimeYears,
    payback: flow.paybackYears,
  };
}

/** Net metering beside none, for everything and for the panels with their battery alone. */
function netMeteringOf(
  wish: PaybackWish,
  payback: Payback,
  today: string,
  figures: ToolFigures,
): PaybackDetails['netMetering'] {
  const { counted, input } = payback;
  if (!input.solar) return null;
  const solar = counted.filter(({ id }) => id === 'zonnepanelen' || id === 'thuisbatterij');
  const panels = flowInput({ ...wish, loan: 'geen' }, payback, solar, today, figures);
  return {
    whole: compareNetMetering(input, figures),
    panels: compareNetMetering({ ...panels, keepsGasConnection: true }, figures),
  };
}

/** Everything under the main answer. */
export function paybackDetails(
  wish: PaybackWish,
  payback: Payback,
  today: string,
  figures: ToolFigures,
): PaybackDetails {
  return {
    netMetering: netMeteringOf(wish, payback, today, figures),
    perMeasure: payback.counted.map((one) => measurePayback(one, wish, payback, today, figures)),
    levers: payback.counted.length > 0 ? leversOf(payback, figures) : [],
  };
}
