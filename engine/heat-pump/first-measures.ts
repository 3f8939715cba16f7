import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { workedOut } from '../measures/catalogue.ts';
import { renewedCents } from '../measures/simple-payback.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { grantsOf } from '../plan/grants.ts';
import { figuresOf } from '../plan/planned-measure.ts';
import type { Step } from '../plan/step.ts';
import { longestLifeYears, netOf, renewalsOf, totalsOf, wholePayback } from '../plan/totals.ts';
import type { MeasureId } from '../terms/measures.ts';
import { netRange, none } from '../terms/ranges.ts';
import type { FirstMeasures, HeatPumpOutcome } from './heat-pump-types.ts';

/** What the pump itself comes to. */
export type PumpMoney = Pick<
  HeatPumpOutcome,
  'investmentCents' | 'grantCents' | 'savingCentsPerYear' | 'lifetimeYears'
>;

function stepOf(id: MeasureId, before: House, figures: Figures): Step {
  const candidate = workedOut(id, before, figures);
  return { candidate, before, after: candidate.apply(before) };
}

/**
 * What the measures before a pump cost and save, priced and granted as in the plan, and together with
 * the pump. `pumpId` is the measure that the pump is, `savingShare` the spread of every saving; null when nothing has
 * to come first.
 */
export function firstMeasuresOf(
  ids: readonly MeasureId[],
  pumpId: MeasureId,
  house: House,
  money: PumpMoney,
  savingShare: number,
  figures: Figures,
): FirstMeasures | null {
  if (ids.length === 0) return null;
  const steps: Step[] = [];
  for (const id of ids) steps.push(stepOf(id, steps.at(-1)?.after ?? house, figures));
  const pump = stepOf(pumpId, steps.at(-1)?.after ?? house, figures);
  const grants = grantsOf([...steps, pump], figures);
  const work = (step: Step) => figuresOf(step, grants, savingShare, figures);
  const measures = steps.map(work);
  const { investmentCents, grantCents: subsidyCents, savingCentsPerYear, lifetimeYears } = money;
  const own = { investmentCents, subsidyCents, savingCentsPerYear, lifetimeYears };
  const whole: WorkedOutMeasure[] = [...measures, { ...work(pump), ...own }];
  const { savingCentsPerYear: saving } = totalsOf(whole);
  const net = netOf(whole);
  const wholeYears = longestLifeYears(whole);
  return {
    measures: measures.map((one) => ({
      id: one.id,
      netInvestmentCents:
        one.investmentCents && netRange(one.investmentCents, one.subsidyCents ?? none),
    })),
    netInvestmentCents: netOf(measures),
    savingCentsPerYear: totalsOf(measures).savingCentsPerYear,
    together: {
      netInvestmentCents: net,
      savingCentsPerYear: saving,
      paybackYears: wholePayback(whole, net, saving),
      lifetimeYears: wholeYears,
      renewedCents: Math.round(renewedCents(renewalsOf(whole), wholeYears)),
    },
  };
}
