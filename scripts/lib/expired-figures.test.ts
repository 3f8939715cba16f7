import { expect, it } from 'vitest';
import { expiredFigures, GRACE_DAYS } from './expired-figures.ts';

const NEW_YEAR = '2027-01-01';

it('says nothing while every figure holds', () => {
  expect(expiredFigures('2026-12-31')).toEqual([]);
});

it('names each figure that has run out, until when it may stand, and what to do', () => {
  const expired = expiredFigures(NEW_YEAR);
  const messages = expired.map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^engine\/figures, price\.cbs\.gas: "Gasprijs .* gold tot en met 2026-12-31 en mag nog blijven staan tot en met 2027-03-01\./,
    ),
  );
  expect(messages).toContainEqual(expect.stringContaining('isde.'));
  expect(expired.filter(({ isOverdue }) => isOverdue)).toEqual([]);
});

it(`lets a figure stand in for the next one ${GRACE_DAYS} days, and no day longer`, () => {
  const overdueOn = (day: string) => expiredFigures(day).filter(({ isOverdue }) => isOverdue);
  expect(overdueOn('2027-03-01')).toEqual([]);
  const overdue = overdueOn('2027-03-02');
  expect(overdue).toHaveLength(expiredFigures(NEW_YEAR).length);
  expect(overdue[0]?.message).toContain('mocht nog 60 dagen blijven staan, tot en met 2027-03-01.');
});
