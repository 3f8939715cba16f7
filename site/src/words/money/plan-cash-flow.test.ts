import { DEFAULT_HORIZON, type DwellingAnswers, makeReport, toolFigures2026 } from '@sens/engine';
import { describe, expect, it } from 'vitest';
import { cashFlowWords } from './cash-flow-words.ts';
import { planCashFlow } from './plan-cash-flow.ts';
import { planTotals } from './plan-totals.ts';

const TODAY = '2026-11-20';

function flowOf(answers: DwellingAnswers) {
  const report = makeReport(answers, toolFigures2026, TODAY);
  return { report, flow: planCashFlow(answers, report, toolFigures2026) };
}

describe('the cash flow of a plan', () => {
  it('begins with what the plan costs and is earned back when the report says', () => {
    const { report, flow } = flowOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
    const { netCents, paybackYears } = planTotals(report);
    expect(flow?.positions).toHaveLength(DEFAULT_HORIZON + 1);
    expect(flow?.positions[0]?.mid).toBe(-netCents.mid);
    // One sum: to a tenth of a year for the replacement of an inverter that the report counts as wear.
    expect(flow?.paidBack?.afterYears).toBeCloseTo(paybackYears?.mid ?? 0, 0);
    expect(flow?.paidBack?.in).toBe(
      (flow?.startYear ?? 0) + Math.ceil(flow?.paidBack?.afterYears ?? 0) - 1,
    );
    for (const { low, mid, high } of flow?.positions ?? []) {
      expect(low).toBeLessThanOrEqual(mid);
      expect(high).toBeGreaterThanOrEqual(mid);
    }
  });

  it('says what is paid, when it is back, what is left, and what wears out', () => {
    const { flow } = flowOf({ woningtype: 'vrijstaand', bouwjaar: 1974 });
    const words = flow ? cashFlowWords(flow).join(' ') : '';
    expect(words).toMatch(/^U betaalt eerst ongeveer €\s\d/);
    expect(words).toContain(`Rond ${flow?.paidBack?.in} heeft u dat terugverdiend.`);
    expect(words).toMatch(/Na 25 jaar houdt u ongeveer €\s[\d.]+ over\./);
    expect(words).toMatch(/hybride warmtepomp rond 20\d\d, .*de omvormer rond 20\d\d/);
  });

  it('says so where a plan is not earned back within these years', () => {
    const { flow } = flowOf({ woningtype: 'tussenwoning', bouwjaar: 1975, monthlyCostEur: 200 });
    const short = { low: -500_000, mid: -210_000, high: 0 };
    const positions = [...(flow?.positions.slice(0, -1) ?? []), short];
    const words = flow ? cashFlowWords({ ...flow, positions, paidBack: null }).join(' ') : '';
    expect(words).toContain('In 25 jaar komt dat niet helemaal terug.');
    expect(words).toMatch(/Na 25 jaar komt u ongeveer €\s2\.100 tekort\./);
  });

  it('is earned back where its pump gives out just before, as the new one is hardly used by then', () => {
    const { report, flow } = flowOf({
      ...{ woningtype: 'tussenwoning', bouwjaar: 1978, monthlyCostEur: 120 },
      ...{ solarPanels: 12, gasM3PerYear: 1100, electricityKwhPerYear: 1800 },
    });
    const { mid = 0 } = planTotals(report).paybackYears ?? {};
    expect(mid).toBeGreaterThan(15);
    expect(flow?.paidBack?.afterYears).toBeCloseTo(mid, 0);
    expect(flow?.positions.at(-1)?.mid).toBeGreaterThan(0);
  });

  it('counts of what is renewed only the years within these', () => {
    const { flow } = flowOf({ woningtype: 'hoekwoning', bouwjaar: 2011 });
    expect(flow?.paidBack).not.toBeNull();
    const words = flow ? cashFlowWords(flow).join(' ') : '';
    expect(words).toMatch(/houdt u ongeveer .* over\..*tellen alleen de jaren binnen deze 25 jaar/);
  });

  it('names as many years as it looks ahead', () => {
    const { flow } = flowOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
    const ten = flow && { ...flow, positions: flow.positions.slice(0, 11), paidBack: null };
    const words = ten ? cashFlowWords(ten).join(' ') : '';
    expect(words).toContain('In 10 jaar komt dat niet helemaal terug.');
    expect(words).toContain('Na 10 jaar');
  });

  it('is not there for a house without a plan', () => {
    expect(flowOf({ woningtype: 'appartement', bouwjaar: 2015 }).flow).toBeUndefined();
  });
});
