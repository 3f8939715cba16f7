import { expect, test } from 'vitest';
import { isOtherScript, isOtherTongue } from './other-tongue.ts';

test.each([
  'ısı pompası fiyatı ne kadar',
  'evim icin gunes paneli fiyat',
  'ile kosztuje pompa ciepła',
  'ile kosztuje pompa ciepla',
  'Wie viel kostet eine Wärmepumpe?',
  'cuánto cuesta una bomba de calor',
])('"%s" is neither Dutch nor English', (text) => {
  expect(isOtherTongue(text)).toBe(true);
});

test.each([
  'wat kost een warmtepomp',
  'hoeveel panele passen er op me dak',
  'Ik ben Ayşe Yılmaz en wil mijn huis isoleren',
  'mijn naam is Michał Dąbrowski, kunt u mij bellen over het rapport',
  'how much does a heat pump cost',
  'is financiële coöperatie mogelijk voor een vve',
  'Wärmepumpe',
])('"%s" is not taken for another tongue', (text) => {
  expect(isOtherTongue(text)).toBe(false);
});

test('a script that is not ours is told from signs, and from figures alone', () => {
  for (const text of ['сколько стоит тепловой насос', 'كم تكلفة المضخة', '热泵多少钱'])
    expect(isOtherScript(text)).toBe(true);
  for (const text of ['?!', '🙂', '2500', 'dak']) expect(isOtherScript(text)).toBe(false);
});
