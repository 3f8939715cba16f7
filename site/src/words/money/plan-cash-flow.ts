import {
  DEFAULT_HORIZON,
  type DwellingAnswers,
  type MeasureId,
  paybackOf,
  type Range,
  type Report,
  type ToolFigures,
  wishedPackage,
} from '@sens/engine';

/** Something of the plan that wears out within those years. */
export interface Renewal {
  id: MeasureId | 'omvormer';
  year: number;
}

/** What a plan costs and brings over the years, in cents of today. */
export interface PlanCashFlow {
  /** Year of the first twelve months of saving. */
  startYear: number;
  /** All that was spent and saved so far: at the start, then at the end of each year. */
  positions: Range[];
  /** When all is earned back on the expected prices; null when not within these years. */
  paidBack: { afterYears: number; in: number } | null;
  renewals: Renewal[];
  /** Steps whose price only an offer tells: in no sum. */
  leftOut: MeasureId[];
}

/**
 * The plan of a report by the sum of the payback tool, over as many years as that looks ahead: middles of the
 * estimates, the band spans falling and rising energy prices.
 * @param answers of the house, those of registers among them
 * @returns nothing where no step has a price
 */
export function planCashFlow(
  answers: DwellingAnswers,
  { plan, today }: Pick<Report, 'plan' | 'today'>,
  figures: ToolFigures,
): PlanCashFlow | undefined {
  const chosen = plan.map(({ id }) => id);
  if (chosen.length === 0) return undefined;
  const wish = { answers, chosen, offered: [], hasBatterySize: false };
  const wished = wishedPackage(wish, today, figures);
  if (wished.counted.length === 0) return undefined;
  const { flow, input, netInvestmentCents } = paybackOf(
    { answers, chosen, offersEur: {}, path: 'mid', horizonYears: DEFAULT_HORIZON, loan: 'geen' },
    wished,
    today,
    figures,
  );
  const start = -netInvestmentCents;
  const renewals = new Map<string, Renewal>();
  for (const { code, values } of flow.reasons) {
    if (code !== 'vervanging' && code !== 'vervanging-deels' && code !== 'omvormer-indicatief')
      continue;
    const id = values.id as Renewal['id'];
    if (!renewals.has(id)) renewals.set(id, { id, year: values.jaar });
  }
  return {
    startYear: input.startYear,
    positions: [{ low: start, mid: start, high: start }, ...flow.positionCents],
    paidBack:
      flow.paybackYears && flow.breakEvenYear !== null
        ? { afterYears: flow.paybackYears.mid, in: flow.breakEvenYear }
        : null,
    renewals: [...renewals.values()],
    leftOut: wished.pending.map(({ id }) => id),
  };
}
