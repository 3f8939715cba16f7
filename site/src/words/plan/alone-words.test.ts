import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { aloneWords } from './alone-words.ts';
import { stepToStart } from './steps-by-owner.ts';

function startOf(answers: DwellingAnswers) {
  const step = stepToStart(makeReport(answers, figures2026, '2026-11-20'));
  return step && { id: step.id, pays: step.paybackYears !== null, words: aloneWords(step) };
}

test('a start that does not pay for itself says so, and what it is for', () => {
  const glass = startOf({ woningtype: 'vrijstaand', bouwjaar: 1998, monthlyCostEur: 320 });
  expect(glass?.id).toBe('hr-glas');
  expect(glass?.words).toBe(
    'Verdient zich niet op zichzelf terug, wel met het hele plan. Nodig voor de warmtepomp.',
  );
});

test('one that pays says nothing, and no other is silent', () => {
  const starts = WONINGTYPEN.flatMap((woningtype) =>
    [1920, 1962, 1985, 1998, 2015].flatMap((bouwjaar) =>
      [120, 250, 400].map((monthlyCostEur) => startOf({ woningtype, bouwjaar, monthlyCostEur })),
    ),
  ).filter((start) => start !== undefined);
  expect(starts.some(({ pays }) => !pays)).toBe(true);
  for (const { pays, words } of starts) expect(words === '').toBe(pays);
});
