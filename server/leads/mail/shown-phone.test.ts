import { expect, test } from 'vitest';
import { shownPhone } from './shown-phone.ts';

test.each([
  ['+31612345678', '06 12345678'],
  ['+31101234567', '010 1234567'],
  ['+31180123456', '0180 123456'],
  // Not of nine digits, or from elsewhere: as it was sent.
  ['+31123456789012', '+31123456789012'],
  ['+31012345678', '+31012345678'],
  ['+32475123456', '+32475123456'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown);
});
