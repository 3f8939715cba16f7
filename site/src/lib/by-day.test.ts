import { expect, it } from 'vitest';
import { brokenDay, byDay, foretold, textsByDay } from './by-day.ts';

const TEXT = 'Salderen {{voor:2027-01-01|stopt op 1 januari 2027|is gestopt}}.';

it.each([
  ['2026-12-31', 'Salderen stopt op 1 januari 2027.'],
  ['2027-01-01', 'Salderen is gestopt.'],
])('on %s a text says what is true then', (day, said) => {
  expect(byDay(TEXT, day)).toBe(said);
  expect(textsByDay({ list: [{ text: TEXT }], order: 1 }, day)).toEqual({
    list: [{ text: said }],
    order: 1,
  });
});

it('what is left of a token that has nothing to say after its day leaves no trace', () => {
  expect(byDay('Eerst.{{voor:2027-01-01| Haast u niet.|}}', '2027-02-01')).toBe('Eerst.');
});

it.each([
  'Salderen stopt op 1 januari 2027.',
  'Op 1 januari 2027 stopt dat in één keer.',
  'Het eindigt in Nederland op 1 juli 2028',
  'Hoeveel subsidie krijgt u in 2026?',
  'De bedragen die in 2026 gelden',
])('a text that foretells without a word for afterwards is found: %s', (text) => {
  expect(foretold(text)).toBeDefined();
});

it.each([
  TEXT,
  'Salderen is op 1 januari 2027 gestopt.',
  'Vanaf 1 januari 2027 krijgt u minder.',
  'U krijgt € 2.125 (RVO, bedragen 2026).',
  'De wijk is in 2024 gebouwd.',
])('a text that stays true is left alone: %s', (text) => {
  expect(foretold(text)).toBeUndefined();
});

it.each(['{{voor:2027|a|b}}', '{{voor:2027-01-01|alleen dit}}'])(
  'a token that is not written as it should be is told: %s',
  (text) => {
    expect(brokenDay(text)).toBe(text);
    expect(brokenDay(TEXT)).toBeUndefined();
  },
);
