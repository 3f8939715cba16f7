import { WONINGTYPEN } from '@sens/contract';
import { figures2026, makeReport, type ReasonOf } from '@sens/engine';
import { expect, test } from 'vitest';
import { formatEuro } from '#lib/format-nl.ts';
import { EFFECT_COPY as COPY, questionEffects, questionsTitle } from './question-effects.ts';

type Told = Partial<Question['values']> & ReturnType<typeof euros>;
type Question = ReasonOf<'antwoord-verandert'>;

const question = (values: Told): Question => ({
  code: 'antwoord-verandert',
  values: { vraag: 'wall', labelBest: 'B', labelSlechtst: 'B', ...values },
});
const euros = (low: number, high: number) => ({
  besparingLaagEurPerJaar: low,
  besparingHoogEurPerJaar: high,
});
const words = (values: Told) =>
  questionEffects({ wouldChange: [question(values)] }).map((effect) => effect.words);

test('an answer that changes the saving is told in euros', () => {
  expect(words(euros(300, 520))).toEqual([COPY.spread(formatEuro(30_000), formatEuro(50_000))]);
  expect(words(euros(0, 165))).toEqual([COPY.upTo(formatEuro(17_000))]);
});

test('one that changes the class alone is told in classes, never as the same sum twice', () => {
  const told = words({ ...euros(301, 303), labelBest: 'A', labelSlechtst: 'C' });
  expect(told).toEqual([COPY.labelSpread('A', 'C')]);
});

test('one that changes neither as it is shown is not asked for', () => {
  expect(words(euros(301, 303))).toEqual([]);
  expect(questionsTitle([])).toBe(COPY.topTitleFew);
});

test('no house is told that an answer saves nothing to nothing', () => {
  for (const woningtype of WONINGTYPEN) {
    for (let bouwjaar = 1900; bouwjaar <= 2024; bouwjaar += 12) {
      for (const monthlyCostEur of [100, 150, 200, 300]) {
        const house = { woningtype, bouwjaar, monthlyCostEur };
        for (const effect of questionEffects(makeReport(house, figures2026, '2026-11-20'))) {
          const [low, high] = effect.words.match(/€\s[\d.]+/g) ?? [];
          if (high !== undefined) expect(low, effect.words).not.toBe(high);
          expect(effect.words).not.toMatch(/€\s0\b/);
        }
      }
    }
  }
});
