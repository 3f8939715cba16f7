import { describe, expect, test } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { figures2026 } from '../figures/index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { budgetsFor } from '../report/budgets.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES, type DwellingAnswers } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';
import { planFor } from './plan.ts';
import { costEur } from './worth.ts';

const DAY = '2026-11-24';

const HOUSES: DwellingAnswers[] = CHOICES.woningtype.flatMap((woningtype) =>
  [1910, 1935, 1965, 1974, 1988, 2000].flatMap((bouwjaar) =>
    [120, 210, 350].map((monthlyCostEur) => ({ woningtype, bouwjaar, monthlyCostEur })),
  ),
);

const worked = HOUSES.map((house) => ({
  report: makeReport(house, figures2026, DAY),
  budgets: budgetsFor(house, figures2026, DAY),
}));

describe('what one does of a plan for every budget', () => {
  test('begins where a single step is paid for and ends with the most that the plan saves', () => {
    for (const { report, budgets } of worked) {
      expect(budgets.length > 0).toBe(report.plan.length > 0);
      const whole = report.plan.reduce((sum, { savingCentsPerYear: { mid } }) => sum + mid, 0);
      const most = budgets.at(-1)?.savingCentsPerYear ?? 0;
      expect(most).toBeGreaterThanOrEqual(whole - report.plan.length - 1);
      expect(most).toBeLessThan(12 * report.now.costCentsPerMonth.high);
      const budget = budgets.find(({ measures }) => measures.length === report.plan.length);
      if (budget) {
        expect(Math.abs(budget.savingCentsPerYear - whole)).toBeLessThanOrEqual(
          50 * (report.plan.length + 1),
        );
      }
    }
  });

  test('takes no panels in the place of insulation of the plan that costs less', () => {
    const SHELL: MeasureId[] = ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie', 'hr-glas'];
    let seen = 0;
    for (const { report, budgets } of worked) {
      const priceOf = (id: MeasureId) =>
        report.plan.find((step) => step.id === id)?.investmentCents?.mid ?? Number.NaN;
      for (const { measures } of budgets) {
        if (!measures.includes('zonnepanelen')) continue;
        const cheaper = SHELL.filter((id) => priceOf(id) < priceOf('zonnepanelen'));
        seen += cheaper.length;
        expect(measures).toEqual(expect.arrayContaining(cheaper));
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('saves by as many panels as it pays for: those of the plan, however little the house uses without its pump', () => {
    let fewer = 0;
    for (const answers of HOUSES) {
      const { house } = resolveHouse(cleanAnswers(answers), figures2026, 2026);
      const { steps } = planFor(house, figures2026);
      const panels = steps.at(-1)?.after.panels ?? 0;
      for (const { measures, savingCentsPerYear } of budgetsFor(answers, figures2026, DAY)) {
        if (!measures.includes('zonnepanelen') || measures.length === steps.length) continue;
        const part = steps.filter(({ candidate }) => measures.includes(candidate.id));
        const done = part.reduce((one, { candidate }) => candidate.apply(one), house);
        const saved = costEur(house, figures2026) - costEur({ ...done, panels }, figures2026);
        expect(savingCentsPerYear).toBe(Math.round(saved * 100));
        fewer += Number(done.panels < panels);
      }
    }
    expect(fewer).toBeGreaterThan(5);
  });

  test('costs more and saves more from one to the next', () => {
    for (const { budgets } of worked) {
      for (const [index, one] of budgets.entries()) {
        const before = budgets[index - 1];
        if (!before) continue;
        expect(one.netInvestmentCents).toBeGreaterThanOrEqual(before.netInvestmentCents);
        expect(one.savingCentsPerYear).toBeGreaterThan(before.savingCentsPerYear);
      }
    }
  });

  test('holds by itself: the plan’s measures in its order, a pump with all insulation before it', () => {
    const insulates = (id: MeasureId) => /isolatie|glas|kierdichting/.test(id);
    let pumps = 0;
    for (const { report, budgets } of worked) {
      const order = report.plan.map(({ id }) => id);
      const pumpAt = order.findIndex((id) => ['hybride-warmtepomp', 'warmtepomp'].includes(id));
      for (const { measures } of budgets) {
        expect(measures).toEqual(order.filter((id) => measures.includes(id)));
        const pump = order[pumpAt];
        if (!pump || !measures.includes(pump)) continue;
        pumps += 1;
        const before = order.slice(0, pumpAt).filter(insulates);
        expect(before.filter((id) => !measures.includes(id))).toEqual([]);
      }
    }
    expect(pumps).toBeGreaterThan(20);
  });

  test('pays one measure by itself with no more grant than among the others, and often with half', () => {
    let dearer = 0;
    for (const { report, budgets } of worked) {
      const single = budgets.filter(({ measures }) => measures.length === 1);
      for (const { measures, netInvestmentCents } of single) {
        const among = report.plan.find(({ id }) => id === measures[0]);
        if (!among) throw new Error('A budget has a measure that the plan has not.');
        const shared = among.investmentCents.mid - (among.subsidyCents?.mid ?? 0);
        expect(netInvestmentCents).toBeGreaterThanOrEqual(shared);
        if (netInvestmentCents > shared) dearer += 1;
      }
    }
    expect(dearer).toBeGreaterThan(20);
  });

  test('a plan without measures has no budget', () => {
    const nothing: DwellingAnswers = {
      woningtype: 'tussenwoning',
      bouwjaar: 1910,
      monthlyCostEur: 60,
    };
    expect(makeReport(nothing, figures2026, DAY).plan).toEqual([]);
    expect(budgetsFor(nothing, figures2026, DAY)).toEqual([]);
  });
});

test('insulating alone stands beside the routes with the figures of just that', () => {
  let found = 0;
  for (const { report } of worked) {
    const { insulation, routes } = report;
    if (!insulation) continue;
    found += 1;
    const asItIs = routes.find(({ id }) => id === 'huidig');
    expect(insulation.measures.length).toBeGreaterThan(0);
    expect(asItIs?.measures).toEqual(expect.arrayContaining(insulation.measures));
    expect(insulation.measures.length).toBeLessThan(asItIs?.measures.length ?? 0);
    expect(insulation.netInvestmentCents).toBeGreaterThan(0);
    expect(insulation.savingCentsPerYear).toBeGreaterThan(0);
    // What comes after the insulation pays for itself, so the whole route saves and leaves more.
    expect(insulation.savingCentsPerYear).toBeLessThan(asItIs?.savingCentsPerYear ?? 0);
    expect(insulation.gainCentsPerYear).toBeLessThan(insulation.savingCentsPerYear);
  }
  expect(found).toBeGreaterThan(20);
});
