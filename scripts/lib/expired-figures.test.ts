import { expect, it } from 'vitest';
import { expiredFigures } from './expired-figures.ts';

it('says nothing while every figure holds', () => {
  expect(expiredFigures('2026-12-31')).toEqual([]);
});

it('names each figure that has run out, and what to do', () => {
  const lines = expiredFigures('2027-01-01');
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^engine\/figures, price\.cbs\.gas: "Gasprijs .* gold tot en met 2026-12-31\./,
    ),
  );
  expect(lines).toContainEqual(expect.stringContaining('isde.'));
});
