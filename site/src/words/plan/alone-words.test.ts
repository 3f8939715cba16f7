import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { aloneWords } from './alone-words.ts';
import { stepToStart } from './steps-by-owner.ts';

function startOf(answers: DwellingAnswers) {
  const step = stepToStart(makeReport(answers, figures2026, '2026-11-20'));
  const isLittle = step?.reasons.some(({ code }) => code.endsWith('wint-weinig'));
  const pays = step?.paybackYears !== null && !isLittle;
  return step && { id: step.id, pays, words: aloneWords(step) };
}

test('a start that does not pay for itself says so, and what it is for', () => {
  const glass = startOf({ woningtype: 'vrijstaand', bouwjaar: 1998, monthlyCostEur: 320 });
  expect(glass?.id).toBe('hr-glas');
  expect(glass?.words).toBe(
    'Verdient zich niet op zichzelf terug, wel met het hele plan. Nodig voor de warmtepomp.',
  );
});

test('a plan or a first step that gains little says so, whatever stands beside it', () => {
  const network = { heating: 'warmtenet', cooking: 'elektrisch', residents: 3 } as const;
  expect(
    startOf({ woningtype: 'tussenwoning', bouwjaar: 1982, monthlyCostEur: 210, ...network })?.words,
  ).toBe('Alle stappen samen leveren maar een klein beetje meer op dan ze kosten.');
  expect(startOf({ woningtype: 'tussenwoning', bouwjaar: 1934, monthlyCostEur: 90 })?.words).toBe(
    'Levert maar een klein beetje meer op dan het kost.',
  );
});

test('one that clearly pays says nothing, and no other is silent', () => {
  const starts = WONINGTYPEN.flatMap((woningtype) =>
    [1920, 1962, 1985, 1998, 2015].flatMap((bouwjaar) =>
      [120, 250, 400].map((monthlyCostEur) => startOf({ woningtype, bouwjaar, monthlyCostEur })),
    ),
  ).filter((start) => start !== undefined);
  expect(starts.some(({ pays }) => !pays)).toBe(true);
  for (const { pays, words } of starts) expect(words === '').toBe(pays);
});
