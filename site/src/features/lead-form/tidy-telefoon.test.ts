import { expect, test } from 'vitest';
import { tidyTelefoon } from './tidy-telefoon.ts';

/** `|` is the caret. */
function tidied(typed: string): string {
  const caret = typed.indexOf('|');
  const { text, caret: moved } = tidyTelefoon(typed.replace('|', ''), caret);
  return `${text.slice(0, moved)}|${text.slice(moved)}`;
}

test.each([
  ['0|', '|'],
  ['06|', '6|'],
  ['6 |', '6|'],
  ['612-|345', '612|345'],
  ['612x|345678', '612|345678'],
  ['0|612345678', '|612345678'],
  ['61234|5678', '61234|5678'],
  ['+31 6 12|345678', '612|345678'],
  ['3|1612345678', '|612345678'],
  ['0031612345678|', '612345678|'],
  ['', '|'],
])('of %s stays %s', (typed, expected) => {
  expect(tidied(typed.includes('|') ? typed : `${typed}|`)).toBe(expected);
});
