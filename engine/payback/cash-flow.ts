import type { ToolFigures } from '../figures/tool-figures.ts';
import { years } from '../measures/simple-payback.ts';
import type { Range } from '../terms/ranges.ts';
import { cashFlowReasons, cashFlowSourceIds } from './cash-flow-reasons.ts';
import type { CashFlow, CashFlowInput, PaybackBand } from './cash-flow-types.ts';
import { runningCents, type Scenario, yearsOf } from './cash-flow-years.ts';
import { type CleanCashFlow, cleanCashFlow } from './clean-cash-flow.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/**
 * The corners of the band: what falling or rising prices do, and nothing else. Gas and electricity go up or
 * down apart, since a heat pump gains by the one and loses by the other; feeding in goes with electricity.
 */
function corners({ path }: CleanCashFlow, figures: ToolFigures) {
  const { low, high } = figures.pricePaths.paths.value;
  const ends = [
    { id: 'low', row: low, pick: Math.min },
    { id: 'high', row: high, pick: Math.max },
  ] as const;
  return ends.flatMap((gas) =>
    ends.map(
      (electricity): Scenario => ({
        path: {
          gasPctPerYear: gas.pick(path.gasPctPerYear, gas.row.gasPctPerYear),
          electricityPctPerYear: electricity.pick(
            path.electricityPctPerYear,
            electricity.row.electricityPctPerYear,
          ),
        },
        feedIn: electricity.id,
      }),
    ),
  );
}

function band(mid: number, others: readonly number[]): Range {
  return { low: Math.min(mid, ...others), mid, high: Math.max(mid, ...others) };
}

function paybackBand(mid: Outcome, others: readonly Outcome[]): PaybackBand | null {
  if (mid.payback === null) return null;
  const found = others.flatMap(({ payback }) => (payback === null ? [] : [payback.years]));
  const range = band(mid.payback.years, found);
  return {
    low: years(range.low),
    mid: years(range.mid),
    high: found.length < others.length ? null : years(range.high),
  };
}

/**
 * What measures cost and bring, year by year, in money of today. `years` follows the chosen path;
 * the bands span all price paths, at the savings and prices as given. A replacement counts for the years it serves before the
 * horizon (`replacementShare`). Not counted: what is left of a measure at the horizon, a higher value of
 * the house, tax relief on interest, a second subsidy at replacement.
 */
export function cashFlow(input: CashFlowInput, figures: ToolFigures): CashFlow {
  const flow = cleanCashFlow(input, figures);
  const expected = { path: flow.path, feedIn: 'mid' } as const;
  const table = yearsOf(flow, expected, figures);
  const mid = outcomeOf(table, flow.discountPct);
  const others = corners(flow, figures).map((scenario) =>
    outcomeOf(yearsOf(flow, scenario, figures), flow.discountPct),
  );
  const [first] = table;
  const result = {
    years: table,
    positionCents: mid.positionCents.map((cents, index) =>
      band(
        cents,
        others.map(({ positionCents }) => positionCents[index] ?? cents),
      ),
    ),
    paybackYears: paybackBand(mid, others),
    breakEvenYear: mid.payback?.year ?? null,
    netPresentValueCents: band(
      mid.netPresentValueCents,
      others.map(({ netPresentValueCents }) => netPresentValueCents),
    ),
    totalGainCents: band(
      mid.totalGainCents,
      others.map(({ totalGainCents }) => totalGainCents),
    ),
    monthlyFirstYearCents: first === undefined ? 0 : Math.round(runningCents(first) / 12) + 0,
  };
  const paysInGoodCase = others.some(({ payback }) => payback !== null);
  return {
    ...result,
    reasons: cashFlowReasons(input, flow, result, paysInGoodCase, figures),
    sourceIds: cashFlowSourceIds(flow, figures),
  };
}

/** The law beside net metering as if it went on. */
export interface NetMeteringComparison {
  law: CashFlow;
  withNetMetering: CashFlow;
  /** What the end of net metering costs over the horizon, on the chosen path. */
  lostCents: number;
}

/** The same house twice: as the law has it, and as if net metering went on. */
export function compareNetMetering(
  input: CashFlowInput,
  figures: ToolFigures,
): NetMeteringComparison {
  const law = cashFlow({ ...input, netMetering: 'law' }, figures);
  const withNetMetering = cashFlow({ ...input, netMetering: 'as-if-continued' }, figures);
  const lostCents = withNetMetering.totalGainCents.mid - law.totalGainCents.mid;
  return { law, withNetMetering, lostCents };
}
