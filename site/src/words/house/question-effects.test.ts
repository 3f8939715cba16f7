import { WONINGTYPEN } from '@sens/contract';
import { figures2026, makeReport, type ReasonOf } from '@sens/engine';
import { expect, test } from 'vitest';
import { EFFECT_COPY as COPY, questionEffects, questionsTitle } from './question-effects.ts';

type Question = ReasonOf<'antwoord-verandert'>;
type Told = Partial<Question['values']>;

const question = (values: Told): Question => ({
  code: 'antwoord-verandert',
  values: { vraag: 'wall', labelBest: 'B', labelSlechtst: 'B', verschilEurPerJaar: 0, ...values },
});
const words = (values: Told) =>
  questionEffects({ wouldChange: [question(values)] }).map((effect) => effect.words);

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
