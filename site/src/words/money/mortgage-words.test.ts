import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { mortgageWords } from './mortgage-words.ts';

const wordsOn = (today: string) => {
  const { text, conditions } = mortgageWords(
    makeReport({ woningtype: 'hoekwoning', bouwjaar: 1972 }, figures2026, today),
  );
  return [text, ...conditions].join(' ');
};

test('the room in a mortgage is told as a rule of now while its year lasts, and as one of then after it', () => {
  const before = wordsOn('2026-12-31');
  expect(before).toMatch(/mag u dit extra lenen/);
  expect(before).toContain('Regels van 2026, geldig tot en met 31 december 2026.');
  const after = wordsOn('2027-01-01');
  expect(after).toMatch(/mocht u in 2026 dit extra lenen/);
  expect(after).not.toMatch(/geldig tot en met|\bmag u\b/);
  expect(after).toContain('Vraag uw bank welke regels nu gelden.');
});
