import { expect, test } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { notesOf } from '../report/notes.ts';

const doubt = (answers: Parameters<typeof makeReport>[0]) =>
  makeReport(answers, figures2026, '2026-11-20').billDoubt;

test('a bill that fits the house is not asked about', () => {
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972, monthlyCostEur: 220 })).toBeNull();
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972 })).toBeNull();
});

test('a bill far below or above what such a house costs is asked about', () => {
  expect(doubt({ woningtype: 'vrijstaand', bouwjaar: 1910, monthlyCostEur: 150 })).toBe('low');
  expect(doubt({ woningtype: 'appartement', bouwjaar: 1990, monthlyCostEur: 400 })).toBe('high');
});

test('a bill below fixed costs, hot water and cooking of its people is told as just that', () => {
  const family = { woningtype: 'tussenwoning', bouwjaar: 1990, residents: 5 } as const;
  expect(doubt({ ...family, monthlyCostEur: 70 })).toBe('least');
  expect(doubt({ ...family, residents: 1, monthlyCostEur: 70 })).not.toBe('least');
});

test('no bill is out of reach without a word at the top', () => {
  const reports = [1, 2, 4, 6].flatMap((residents) =>
    [25, 40, 60, 80, 100, 120, 140].map((monthlyCostEur) =>
      makeReport(
        { woningtype: 'appartement', bouwjaar: 1992, residents, monthlyCostEur },
        figures2026,
        '2026-11-20',
      ),
    ),
  );
  const beyond = reports.filter((report) =>
    notesOf(report, figures2026).some(({ code }) => code === 'maandbedrag-buiten-bereik'),
  );
  expect(beyond.length).toBeGreaterThan(5);
  for (const { billDoubt } of beyond) expect(billDoubt).not.toBeNull();
});

test('meters of twice what such a house should use are asked about, and those of a sparing household are not', () => {
  const house = {
    woningtype: 'tussenwoning',
    bouwjaar: 1975,
    electricityKwhPerYear: 3200,
  } as const;
  expect(doubt({ ...house, gasM3PerYear: 2600 })).toBe('metersHigh');
  expect(doubt({ ...house, gasM3PerYear: 1300 })).toBeNull();
  expect(doubt({ ...house, gasM3PerYear: 500 })).toBeNull();
});

test('meters that such a house cannot have are asked about', () => {
  expect(doubt({ woningtype: 'tussenwoning', bouwjaar: 1985, gasM3PerYear: 0 })).toBe('meters');
});
