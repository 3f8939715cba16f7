import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport, type ReasonOf } from '@sens/engine';
import { expect, test } from 'vitest';
import { EFFECT_COPY as COPY, questionEffects, questionsTitle } from './question-effects.ts';

type Question = ReasonOf<'antwoord-verandert'>;
type Told = Partial<Question['values']>;

const question = (values: Told): Question => ({
  code: 'antwoord-verandert',
  values: { vraag: 'wall', labelBest: 'B', labelSlechtst: 'B', verschilEurPerJaar: 0, ...values },
});
const report = (answers: DwellingAnswers, today = '2026-11-20') =>
  makeReport(answers, figures2026, today);
const usual = report({ woningtype: 'hoekwoning', bouwjaar: 1974 });
const words = (values: Told, around = usual) =>
  questionEffects({ ...around, wouldChange: [question(values)] }).map((effect) => effect.words);
const fields = (answers: DwellingAnswers, today?: string) =>
  questionEffects(report(answers, today)).map(({ field }) => field);

test('an answer that changes the saving is told without an amount', () => {
  expect(words({ verschilEurPerJaar: 220 })).toEqual([COPY.saving]);
});

test('one that changes the class alone is told in classes', () => {
  const told = words({ verschilEurPerJaar: 2, labelBest: 'A', labelSlechtst: 'C' });
  expect(told).toEqual([COPY.labelSpread('A', 'C')]);
});

test('one that changes neither as it is shown is not asked for', () => {
  expect(words({ verschilEurPerJaar: 2 })).toEqual([]);
  expect(questionsTitle([])).toBe(COPY.topTitleFew);
});

test('where nothing was advised an answer may bring a step, so that nothing stays the same', () => {
  const none = report({
    woningtype: 'tussenwoning',
    bouwjaar: 2005,
    monthlyCostEur: 80,
    solarPanels: 0,
  });
  expect(none.plan).toEqual([]);
  const told = words({ labelBest: 'A', labelSlechtst: 'C' }, none);
  expect(told).toEqual([COPY.noPlanYet('A', 'C')]);
});

test('where a bill is low panels are asked after first, as long as they can be why', () => {
  const low: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974, monthlyCostEur: 80 };
  expect(fields(low)[0]).toBe('solarPanels');
  expect(new Set(fields(low)).size).toBe(fields(low).length);
  expect(fields({ ...low, solarPanels: 0 })).not.toContain('solarPanels');
  expect(fields({ ...low, bouwjaar: 1930 }, '2027-02-01')[0]).not.toBe('solarPanels');
});

test('where not even the year is known and nothing was advised, the year is asked after first', () => {
  expect(fields({ woningtype: 'appartement' })[0]).toBe('bouwjaar');
  expect(fields({ woningtype: 'appartement', bouwjaar: 1985 })).not.toContain('bouwjaar');
});

test('no house is promised an amount that its answer may not bring', () => {
  for (const woningtype of WONINGTYPEN) {
    for (let bouwjaar = 1900; bouwjaar <= 2024; bouwjaar += 12) {
      for (const monthlyCostEur of [undefined, 100, 150, 200, 300]) {
        const house = { woningtype, bouwjaar, ...(monthlyCostEur ? { monthlyCostEur } : {}) };
        for (const effect of questionEffects(makeReport(house, figures2026, '2026-11-20')))
          expect(effect.words).not.toMatch(/€/);
      }
    }
  }
});
