import { describe, expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { behindReport } from './behind-report.ts';
import { makeReport } from './make-report.ts';

const TODAY = '2026-11-20';
const HOUSES = [
  { woningtype: 'hoekwoning', bouwjaar: 1974, monthlyCostEur: 210 },
  { woningtype: 'appartement', bouwjaar: 1995 },
  { woningtype: 'vrijstaand', bouwjaar: 1930, heating: 'warmtenet' },
  { woningtype: 'tussenwoning', bouwjaar: 2018, heating: 'warmtepomp', solarPanels: 10 },
] as const;

describe.each(HOUSES)('what is behind the report of a $woningtype ($bouwjaar)', (answers) => {
  const report = makeReport(answers, figures2026, TODAY);
  const behind = behindReport(answers, figures2026, TODAY);

  it('adds up to the figures of the report', () => {
    for (const state of ['now', 'after'] as const) {
      const { parts, use } = behind[state];
      const total = parts.reduce((sum, { realWPerK }) => sum + realWPerK, 0);
      expect(total).toBeCloseTo(report[state].heatLossWPerK, 9);
      expect(Math.round(use.gasM3)).toBe(report[state].gasM3PerYear.mid);
      expect(Math.round(use.boughtKwh)).toBe(report[state].electricityKwhPerYear.mid);
    }
  });

  it('tells the heat of a network that the steps save, which is what the house takes less', () => {
    const saved = behind.heatSavedGj.reduce((sum, each) => sum + each, 0);
    expect(behind.heatSavedGj).toHaveLength(report.plan.length);
    expect(saved).toBeCloseTo(behind.now.use.heatGj - behind.after.use.heatGj, 9);
    const { hotWater, use } = behind.now;
    expect(hotWater.heatGj > 0).toBe(use.heatGj > 0);
  });

  it('gives each part of the shell its area, and air none', () => {
    for (const { part, areaM2, u, normWPerK } of behind.now.parts) {
      const isAir = part === 'ventilatie' || part === 'kieren';
      expect(areaM2 === null).toBe(isAir);
      if (areaM2 && u !== null) expect(areaM2 * u).toBeCloseTo(normWPerK, 6);
    }
  });

  it('loses no more after the plan than before', () => {
    expect(behind.after.designKw).toBeLessThanOrEqual(behind.now.designKw + 1e-9);
    expect(behind.after.ep2).toBeLessThanOrEqual(behind.now.ep2 + 1e-9);
  });
});

it('says how the bill was read, and 1 where there is none', () => {
  const [billed, plain] = HOUSES.map((answers) => behindReport(answers, figures2026, TODAY));
  expect(billed?.heatScale).not.toBe(1);
  expect(plain).toMatchObject({ heatScale: 1, householdScale: 1 });
});
