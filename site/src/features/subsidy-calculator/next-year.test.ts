import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { hangsOnNextYear } from './next-year.ts';
import { subsidyCodec } from './subsidy-codec.ts';

const at = (query: string, today: string, ofNextYear = 2026) => {
  const { state } = subsidyCodec.decode(new URLSearchParams(query));
  return hangsOnNextYear(state, calculate(state, today), today, ofNextYear);
};

test('work that is still to be done may get the unknown amounts of next year, from autumn on', () => {
  const query = 'woningtype=hoekwoning&bouwjaar=1972&doe=dak';
  expect(at(query, '2026-09-30')).toBe(false);
  expect(at(query, '2026-10-01')).toBe(true);
  expect(at(query, '2026-12-31')).toBe(true);
  // By then it says so itself.
  expect(at(query, '2027-01-01')).toBe(false);
  expect(at(query, '2026-11-30', 2027)).toBe(false);
  expect(at(`${query}&dak-klaar=2026-11-01`, '2026-11-30')).toBe(false);
});
