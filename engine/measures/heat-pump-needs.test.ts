import { expect, it } from 'vitest';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { heatPumpCheck } from '../heat-pump/heat-pump-check.ts';
import { makeReport } from '../report/make-report.ts';
import type { DwellingAnswers } from '../terms/answers.ts';

const today = '2026-11-20';
const house: DwellingAnswers = {
  woningtype: 'twee-onder-een-kap',
  bouwjaar: 1995,
  monthlyCostEur: 450,
  residents: 2,
};

/** Reasons of the pump in the plan of this house. */
const pumpReasons = (answers: DwellingAnswers, id: string) =>
  makeReport(answers, toolFigures2026, today).plan.find((one) => one.id === id)?.reasons ?? [];

it('the step of a pump alone names its tank and three phases, as the check does', () => {
  const reasons = pumpReasons(house, 'warmtepomp');
  const notes = heatPumpCheck(house, toolFigures2026, today).verdicts.find(
    ({ kind }) => kind === 'volledig-elektrisch',
  )?.outcome?.notes;
  const litres = notes?.find(({ code }) => code === 'warm-water-boilervat')?.values?.liter;
  expect(litres).toBe(200);
  expect(reasons).toContainEqual({ code: 'boilervat-nodig', values: { liter: litres } });
  expect(notes?.some(({ code }) => code === 'aansluiting-3x25a')).toBe(true);
  expect(reasons).toContainEqual({ code: 'drie-fasen-nodig' });
});

it('a tank that stands there already is not asked for again', () => {
  const codes = pumpReasons({ ...house, hotWater: 'warmtepompboiler' }, 'warmtepomp').map(
    ({ code }) => code,
  );
  expect(codes).toContain('drie-fasen-nodig');
  expect(codes).not.toContain('boilervat-nodig');
});

it('a small pump beside the boiler asks for neither', () => {
  const reasons = pumpReasons(
    { woningtype: 'hoekwoning', bouwjaar: 1995, monthlyCostEur: 190 },
    'hybride-warmtepomp',
  );
  expect(reasons.length).toBeGreaterThan(0);
  for (const { code } of reasons) expect(code).not.toMatch(/-nodig$/);
});
