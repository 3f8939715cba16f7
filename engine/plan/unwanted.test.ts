import { describe, expect, test } from 'vitest';
import { CHOICES, type DwellingAnswers, figures2026, MEASURE_IDS, makeReport } from '../index.ts';
import { readHouse } from '../reading/read-house.ts';
import { requiredFor } from './route.ts';

const TODAY = '2026-07-01';
const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, TODAY);
const idsOf = (answers: DwellingAnswers) => reportOf(answers).plan.map(({ id }) => id);

describe.each(CHOICES.woningtype)('in a %s', (woningtype) => {
  const houses = [1920, 1965, 1985, 2005].flatMap((bouwjaar) =>
    [90, 200, 380].map((monthlyCostEur) => ({ woningtype, bouwjaar, monthlyCostEur })),
  );

  test('what is not wanted is in no plan and in no way to heat, and says why', () => {
    let tried = 0;
    for (const house of houses) {
      for (const id of idsOf(house)) {
        tried += 1;
        const report = reportOf({ ...house, unwanted: [id] });
        const words = JSON.stringify({ ...house, id });
        expect(
          report.plan.map((one) => one.id),
          words,
        ).not.toContain(id);
        expect(
          report.routes.flatMap(({ measures }) => measures),
          words,
        ).not.toContain(id);
        expect(
          report.considered.map((one) => one.id),
          words,
        ).not.toContain(id);
        const ground = report.leftOut.find((one) => one.id === id)?.reason.code;
        expect(ground, words).toBe('niet-gewenst');
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  test('there is no pump alone without what it asks of the shell, and its ground names that', () => {
    let tried = 0;
    let told = 0;
    for (const house of houses) {
      const { resolved } = readHouse(house, figures2026, TODAY);
      for (const id of requiredFor('warmtepomp', resolved.house, figures2026)) {
        tried += 1;
        const { routes, considered, leftOut } = reportOf({ ...house, unwanted: [id] });
        expect(
          routes.map((one) => one.id),
          JSON.stringify({ ...house, id }),
        ).not.toContain('warmtepomp');
        const grounds = [
          ...considered.map(({ reasons }) => reasons[0]),
          ...leftOut.map(({ reason }) => reason),
        ];
        for (const ground of grounds) {
          if (ground?.code !== 'eerst-isoleren') continue;
          told += 1;
          expect(ground.values.nietGewenst).toEqual([id]);
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
    // In a flat an own pump waits for the VvE before anything else.
    expect(told > 0).toBe(woningtype !== 'appartement');
  });

  test('who wants nothing gets no plan, and the house as it is', () => {
    for (const house of houses) {
      const report = reportOf({ ...house, unwanted: MEASURE_IDS });
      expect(report.plan).toEqual([]);
      expect(report.considered).toEqual([]);
      expect(report.after).toEqual(report.now);
      expect(report.now).toEqual(reportOf(house).now);
    }
  });
});

test('a wish that is taken back leaves the report as it was', () => {
  const house = { woningtype: 'hoekwoning' } as const;
  expect(reportOf({ ...house, unwanted: [] })).toEqual(reportOf(house));
});

test('what is no measure is no wish', () => {
  const house = { woningtype: 'hoekwoning' } as const;
  const strange = ['dak', 7, null, {}] as never;
  expect(reportOf({ ...house, unwanted: strange })).toEqual(reportOf(house));
  expect(reportOf({ ...house, unwanted: 'hr-glas' as never })).toEqual(reportOf(house));
});
