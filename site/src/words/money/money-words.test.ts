import { expect, test } from 'vitest';
import { aboutWords, netWords, paybackWords, subsidyWords, totalWords } from './money-words.ts';

const range = (low: number, mid: number, high: number) => ({ low, mid, high });
const euros = (low: number, mid: number, high: number) => range(low * 100, mid * 100, high * 100);

test('an amount with a narrow range is that range', () => {
  expect(netWords(euros(1440, 1800, 2160), euros(813, 903, 993))).toBe(
    '€\u00a0550 tot €\u00a01.250',
  );
});

test('an amount with a wide range leads with its middle', () => {
  const price = euros(2800, 3500, 4200);
  const grant = euros(591, 1789, 3182);
  expect(netWords(price, grant)).toMatch(
    /^ongeveer €\u00a01\.700 \(€\u00a0\d+ tot €\u00a03\.100\)$/,
  );
  expect(subsidyWords({ id: 'zonneboiler', subsidyCents: grant })).toMatch(
    /^ongeveer €\u00a01\.800 \(/,
  );
});

test('the grant of a heat pump is told to the euro, as its rule gives it', () => {
  const rule = euros(1925, 2125, 2125);
  expect(subsidyWords({ id: 'hybride-warmtepomp', subsidyCents: rule })).toBe(
    '€\u00a01.925 tot €\u00a02.125',
  );
  expect(subsidyWords({ id: 'dakisolatie', subsidyCents: rule })).toBe(
    '€\u00a01.950 tot €\u00a02.100',
  );
  expect(subsidyWords({ id: 'dakisolatie', subsidyCents: null })).toMatch(/geen/i);
});

test('the grant of a solar boiler is about that of the usual one, which the device itself decides', () => {
  const usual = euros(1789, 1789, 1789);
  expect(subsidyWords({ id: 'zonneboiler', subsidyCents: usual })).toBe('ongeveer €\u00a01.800');
  expect(subsidyWords({ id: 'ventilatie', subsidyCents: euros(400, 400, 400) })).toBe('€\u00a0400');
});

test('an amount without spread is said once, without "ongeveer"', () => {
  expect(aboutWords(euros(400, 400, 400))).toBe('€\u00a0400');
  expect(totalWords(euros(400, 400, 400))).toBe('€\u00a0400');
  expect(totalWords(euros(300, 400, 500))).toBe('ongeveer €\u00a0400 (€\u00a0300 tot €\u00a0500)');
});

test('a payback that may take longer than the thing lasts names its middle', () => {
  expect(paybackWords(range(9.8, 17.7, 31), 30)).toBe(
    'ongeveer 18 jaar, maar dat kan sterk verschillen',
  );
  expect(paybackWords(range(0.1, 17.2, 48.4), 20)).toBe(
    'ongeveer 17 jaar, maar dat kan sterk verschillen',
  );
});

test('a payback within the lifetime is its range', () => {
  expect(paybackWords(range(1.9, 4.8, 9.6), 30)).toBe('2 tot 10 jaar');
  expect(paybackWords(range(0.4, 0.6, 0.9), 30)).toBe('minder dan 1 jaar');
  expect(paybackWords(range(0.4, 2, 5), 30)).toBe('hoogstens 5 jaar');
  expect(paybackWords(null, 30)).toBe('niet binnen de levensduur');
});
