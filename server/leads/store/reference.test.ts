import { expect, test } from 'vitest';
import { isReportToken, newReportToken } from './reference.ts';

test('no two report tokens are alike, however many are made', () => {
  const tokens = Array.from({ length: 1_000 }, newReportToken);
  expect(new Set(tokens).size).toBe(1_000);
  expect(tokens.filter((token) => !isReportToken(token))).toEqual([]);
});
