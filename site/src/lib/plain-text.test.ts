import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Zie [Prijzen](/prijzen).', 'Zie Prijzen.'],
  ['Dat scheelt veel[1](#toelichting-x "eerste").', 'Dat scheelt veel.'],
  ['## Kop\n\n- **Hypotheek.** U leent\n- *Bron: RVO*', 'Kop Hypotheek. U leent Bron: RVO'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', 'a b 1 2'],
  ['snake_case en 3 * 4', 'snake_case en 3 4'],
])('%j reads as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
