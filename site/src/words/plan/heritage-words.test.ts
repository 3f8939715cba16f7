import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { REPORT_COPY } from '../report-copy.ts';
import { heritageWords } from './heritage-words.ts';
import { planWords } from './plan-words.ts';
import { stepReasons } from './step-words.ts';

const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
/** Where a reader meets the sentence: before the plan, and at which steps. */
function told(answers: DwellingAnswers): { before: number; at: string[] } {
  const report = reportOf(answers);
  return {
    before: planWords(report).texts.filter((text) => text === REPORT_COPY.heritage).length,
    at: report.plan
      .filter((step) =>
        stepReasons(step, report).some(({ words }) => words === REPORT_COPY.heritage),
      )
      .map(({ id }) => id),
  };
}

test.each(WONINGTYPEN)(
  'a %s of before the end of the rebuilding is told once to ask whether it is listed',
  (woningtype) => {
    for (const monthlyCostEur of [90, 380]) {
      expect(told({ woningtype, bouwjaar: 1880, monthlyCostEur })).toEqual({ before: 1, at: [] });
      for (const bouwjaar of [1912, 1965]) {
        const { before, at } = told({ woningtype, bouwjaar, monthlyCostEur });
        expect(before + at.length).toBe(1);
      }
      const young = told({ woningtype, bouwjaar: 1966, monthlyCostEur });
      expect(young).toEqual({ before: 0, at: [] });
    }
    expect(told({ woningtype })).toEqual({ before: 0, at: [] });
  },
);

test('where few are listed it is said at the first step at the outside, not before the plan', () => {
  const { before, at } = told({ woningtype: 'hoekwoning', bouwjaar: 1925, monthlyCostEur: 370 });
  expect(before).toBe(0);
  expect(at).toHaveLength(1);
});

test('it is said where no plan is, and not where nothing is done to glass, wall or roof', () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1880 });
  expect(heritageWords(report)).toBe(REPORT_COPY.heritage);
  expect(planWords({ ...report, plan: [] }).texts).toContain(REPORT_COPY.heritage);
  const inside = report.considered.filter(({ id }) => id === 'elektrisch-koken');
  expect(heritageWords({ ...report, plan: [], considered: inside })).toBe('');
});
