// @module-tag long

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import { heatPumpKw } from '../energy/design-loss.ts';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { withMeasures } from '../measures/part-measures.ts';
import { planFor } from '../plan/plan.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { CHOICES, type DwellingAnswers, NUMBERS } from '../terms/answers.ts';
import { heatPumpCheck } from './heat-pump-check.ts';
import type { HeatPumpCheck } from './heat-pump-types.ts';
import { measureOf } from './verdicts.ts';

const today = '2026-11-20';
const junk = fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined, {}, [], true));

/** Mostly usable answers, now and then anything at all. */
const answersArbitrary = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(CHOICES).map(([field, words]) => [
        field,
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...words) },
          { weight: 1, arbitrary: junk },
        ),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(NUMBERS).map(([field, { min, max }]) => [
        field,
        fc.oneof(
          { weight: 9, arbitrary: fc.double({ min, max, noNaN: true }) },
          { weight: 1, arbitrary: junk },
        ),
      ]),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<DwellingAnswers>;

const extrasArbitrary = fc.record(
  {
    outdoorSpace: fc.constantFrom('tuin', 'plat-dak', 'gevel', 'geen', 'elders'),
    vve: fc.constantFrom('akkoord', 'nog-vragen', 'nee', 0),
    boilerAgeYears: fc.double(),
    soundPowerDb: fc.double(),
    distanceM: fc.double(),
    surfaces: fc.constantFrom(0, 1, 2, 3, 'x'),
  },
  { requiredKeys: [] },
);

function forAny(
  property: (check: HeatPumpCheck, answers: DwellingAnswers) => void,
  runs = 1500,
): void {
  fc.assert(
    fc.property(answersArbitrary, extrasArbitrary, (answers, extras) =>
      property(heatPumpCheck(answers, toolFigures2026, today, extras as never), answers),
    ),
    { numRuns: runs, seed: 20261120 },
  );
}

/** Paths of numbers that are not finite and of ranges that are out of order. */
function faults(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const key in value) {
    for (const fault of faults(value[key as never], key)) found.push(`${path}.${fault}`);
  }
  if (!('mid' in value)) return found;
  const { low, mid, high } = value as { low: number; mid: number; high: number };
  return low <= mid && mid <= high ? found : [...found, path];
}

it('holds finite numbers and ordered ranges only, whatever the answers', () => {
  forAny((check) => {
    expect(faults(check)).toStrictEqual([]);
  });
});

it('keeps its verdicts in themselves right', () => {
  forAny(({ verdicts, recommended, heatLoss, wouldChange }) => {
    for (const { suitability, measures, grounds, outcome } of verdicts) {
      expect(grounds.length).toBeGreaterThan(0);
      expect(measures.length > 0).toBe(suitability === 'na-maatregelen');
      expect(outcome === null).toBe(suitability === 'niet-geschikt');
      if (outcome === null || outcome.grantCents === null) continue;
      expect(outcome.grantCents.high).toBeLessThanOrEqual(outcome.investmentCents.high);
      expect(outcome.netInvestmentCents.low).toBeGreaterThanOrEqual(0);
    }
    const chosen = verdicts.find(({ kind }) => kind === recommended.kind);
    if (recommended.kind !== null) expect(chosen?.outcome).not.toBeNull();
    expect(recommended.reasons.length).toBeGreaterThan(0);
    expect(heatLoss.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(wouldChange.length).toBeLessThanOrEqual(3);
  });
});

it('asks what would change the very pump that it shows', () => {
  forAny(({ verdicts, recommended: { kind: shown }, wouldChange }) => {
    const outcome = verdicts.find(({ kind }) => kind === shown)?.outcome;
    if (shown === null || !outcome) return;
    for (const { byKind } of wouldChange) {
      const { powerKw, savingCentsPerYear: saving } = byKind[shown];
      expect(powerKw.low).toBeLessThanOrEqual(outcome.powerKw.after.mid);
      expect(powerKw.high).toBeGreaterThanOrEqual(outcome.powerKw.after.mid);
      const { mid } = (outcome.first?.together ?? outcome).savingCentsPerYear;
      // Beside the present answer, so around what the page shows.
      expect(saving.low).toBeLessThanOrEqual(mid + 100);
      expect(saving.high).toBeGreaterThanOrEqual(mid - 100);
    }
  }, 300);
});

it('gives the same check twice', () => {
  forAny((check, answers) => {
    const again = () => heatPumpCheck(answers, toolFigures2026, today);
    expect(again()).toStrictEqual(again());
    expect(check.today).toBe(today);
  }, 200);
});

it('names measures that do make a house suitable, and a pump that is no larger for it', () => {
  fc.assert(
    fc.property(answersArbitrary, (answers) => {
      const { house } = resolveHouse(cleanAnswers(answers), toolFigures2026, 2026);
      const { verdicts } = heatPumpCheck(answers, toolFigures2026, today);
      for (const { measures, outcome } of verdicts) {
        if (measures.length === 0) continue;
        const after = withMeasures(house, measures, toolFigures2026);
        expect(unsuitableParts(after, toolFigures2026)).toStrictEqual([]);
        expect(outcome?.powerKw.after.mid).toBeLessThanOrEqual(outcome?.powerKw.now.mid ?? 0);
      }
    }),
    { numRuns: 1500, seed: 3 },
  );
});

it('never asks a larger pump for better insulation', () => {
  const part = fc.constantFrom('roof', 'wall', 'floor', 'glazing', 'draughtProofing', 'doors');
  fc.assert(
    fc.property(answersArbitrary, part, (answers, field) => {
      const powers = CHOICES[field].map((value) => {
        // A bill beside a meter of electricity fixes the heat itself, of which a better shell gets more by sun and people.
        const isFixed = answers.electricityKwhPerYear !== undefined;
        const { monthlyCostEur } = isFixed ? { monthlyCostEur: undefined } : answers;
        const clean = cleanAnswers({ ...answers, monthlyCostEur, [field]: value });
        return heatPumpKw(resolveHouse(clean, toolFigures2026, 2026).house, toolFigures2026);
      });
      expect(powers).toStrictEqual(powers.toSorted((a, b) => b - a));
    }),
    { numRuns: 2000, seed: 4 },
  );
});

it('agrees with the plan: all-electric is possible here where that route is open there', () => {
  fc.assert(
    fc.property(answersArbitrary, (answers) => {
      const clean = cleanAnswers(answers);
      const { house } = resolveHouse(clean, toolFigures2026, 2026);
      if (house.woningtype === 'appartement') return;
      const check = heatPumpCheck(answers, toolFigures2026, today);
      const plan = planFor(house, toolFigures2026);
      const routes = [plan.route, ...plan.others].map(({ id }) => id);
      const pairs = [
        ['volledig-elektrisch', 'warmtepomp'],
        ['hybride', 'hybride-warmtepomp'],
      ] as const;
      for (const [kind, route] of pairs) {
        const verdict = check.verdicts.find((one) => one.kind === kind);
        // The check says what the house can have; the plan first has a hybrid looked at that does too little.
        if (house.hybridWorks < 1) continue;
        expect(verdict?.suitability !== 'niet-geschikt').toBe(routes.includes(route));
      }
      const codes = check.recommended.reasons.map(({ code }) => code);
      const { kind } = check.recommended;
      if (kind === null) return;
      const keeps = !pairs.some(([, route]) => route === plan.route.id);
      expect(codes.includes('plan-houdt-huidig')).toBe(keeps);
      if (!keeps) expect(measureOf[kind]).toBe(plan.route.id);
    }),
    { numRuns: 1500, seed: 5 },
  );
});

it.each([null, undefined, 7, 'huis', []])('makes a check of %j too', (answers) => {
  const check = heatPumpCheck(answers as never, toolFigures2026, '2026-11-20', 3 as never);
  expect(check.dwelling.woningtype).toStrictEqual({ value: 'tussenwoning', origin: 'assumption' });
  expect(check.verdicts).toHaveLength(3);
});
