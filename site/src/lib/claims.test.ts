import { expect, test } from 'vitest';
import { createTextFiller, explained } from './claims.ts';

const claim = (id: string, text: string) => ({
  id,
  text,
  explanation: 'x',
  source: 'x',
  sample: false,
});
const claims = new Map(
  [claim('a', 'drie jaar'), claim('b', 'vier jaar')].map((each) => [each.id, each]),
);

test('a claim is replaced by its text and a link to its explanation, of which the first is known', () => {
  const filler = createTextFiller(claims, '2026-11-20', {});
  expect(filler.fill('Dat duurt {{claim:b}}.')).toBe(
    'Dat duurt vier jaar[1](#toelichting-b "eerste").',
  );
  expect(filler.fill('Dus {{claim:b}}.')).toBe('Dus vier jaar[1](#toelichting-b).');
});

test('the page explains each claim once, in the order of first use', () => {
  const filler = createTextFiller(claims, '2026-11-20', {});
  filler.fill('{{claim:b}} {{claim:a}} {{claim:b}}');
  expect(filler.used.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('an unknown claim or name stops the build and says which', () => {
  const filler = createTextFiller(claims, '2026-11-20', { phone: '0180' });
  expect(() => filler.fill('{{claim:c}}')).toThrow('onbekende claim "c"');
  expect(() => filler.fill('{{fax}}')).toThrow('{{fax}}');
});

test('an amount never breaks from its sign, nor a measure from its figure', () => {
  const filler = createTextFiller(claims, '2026-11-20', {});
  expect(filler.fill('€ 1.200 voor 20 m2')).toBe('€\u00a01.200 voor 20\u00a0m2');
});

test('an explanation has the opening hours of the company, and no name that nobody knows', () => {
  const hours = { ...claim('a', 'x'), explanation: 'Wij bellen tussen {{hours:x}}.' };
  expect(explained(hours, { 'hours:x': '8.00 en 18.00 uur' }).explanation).toBe(
    'Wij bellen tussen 8.00 en 18.00 uur.',
  );
  expect(() => explained(hours, {})).toThrow('{{hours:x}}');
});
