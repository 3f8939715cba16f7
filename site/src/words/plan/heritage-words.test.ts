import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { REPORT_COPY } from '../report-copy.ts';
import { heritageWords } from './heritage-words.ts';
import { planWords } from './plan-words.ts';

const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const told = (answers: DwellingAnswers) =>
  planWords(reportOf(answers)).texts.filter((text) => text === REPORT_COPY.heritage).length;

test.each(WONINGTYPEN)(
  'a %s of before the end of the rebuilding is told once to ask whether it is listed',
  (woningtype) => {
    for (const monthlyCostEur of [90, 380]) {
      for (const bouwjaar of [1880, 1912, 1965]) {
        expect(told({ woningtype, bouwjaar, monthlyCostEur })).toBe(1);
      }
      expect(told({ woningtype, bouwjaar: 1966, monthlyCostEur })).toBe(0);
    }
    expect(told({ woningtype })).toBe(0);
  },
);

test('it is said where no plan is, and not where nothing is done to glass, wall or roof', () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1880 });
  expect(heritageWords(report)).toBe(REPORT_COPY.heritage);
  expect(planWords({ ...report, plan: [] }).texts).toContain(REPORT_COPY.heritage);
  const inside = report.considered.filter(({ id }) => id === 'elektrisch-koken');
  expect(heritageWords({ ...report, plan: [], considered: inside })).toBe('');
});
