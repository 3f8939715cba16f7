import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { nextYearWords } from './next-year-words.ts';
import { subsidiesToAskFor } from './subsidy-todo.ts';

const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974 };
const reportOf = (today: string, answers = HOUSE) => makeReport(answers, figures2026, today);

test('from October on a plan with grants says which year they are of, until next year is known', () => {
  expect(nextYearWords(reportOf('2026-09-30'))).toBe('');
  expect(nextYearWords(reportOf('2026-10-01'))).toBe(
    'Dit is de subsidie voor werk dat in 2026 klaar is. Die van 2027 is nog niet bekend.',
  );
  expect(nextYearWords(reportOf('2026-11-20'), 2027)).toBe('');
  // Then the report says that its amounts are of a year that is over.
  expect(nextYearWords(reportOf('2027-01-01'))).toBe('');
});

test('a plan without a grant says nothing of it', () => {
  const panels = reportOf('2026-11-20', { woningtype: 'twee-onder-een-kap', bouwjaar: 2019 });
  for (const { subsidyCents } of panels.plan) expect(subsidyCents?.high ?? 0).toBe(0);
  expect(nextYearWords(panels)).toBe('');
});

test('it is said once: where the grants are asked for, the day until which they count stands no more', () => {
  const words = (today: string) => subsidiesToAskFor(reportOf(today)).texts.join(' ');
  expect(words('2026-09-30')).toContain('geldig tot en met 31 december 2026');
  expect(words('2026-10-01')).not.toContain('geldig tot en met');
  expect(words('2027-01-01')).not.toContain('geldig tot en met');
});
