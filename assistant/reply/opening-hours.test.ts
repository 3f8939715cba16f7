import { expect, test } from 'vitest';
import { SMALL_FILE } from '../testing/small-index.ts';
import { isOpen } from './opening-hours.ts';

const [telephone] = SMALL_FILE.index.reach.openingHours;

test.each([
  ['a Monday at 8.00 in winter', '2026-11-23T07:00:00Z', true],
  ['a minute earlier', '2026-11-23T06:59:00Z', false],
  ['a Monday at 8.00 in summer', '2026-07-06T06:00:00Z', true],
  ['a Friday at 17.59', '2026-11-27T16:59:00Z', true],
  ['a Friday at 18.00', '2026-11-27T17:00:00Z', false],
  ['a Saturday, by appointment only', '2026-11-28T10:00:00Z', false],
  ['a Sunday', '2026-11-22T10:00:00Z', false],
])('%s', (_name, moment, open) => {
  expect(telephone && isOpen(telephone, new Date(moment))).toBe(open);
});

test('who is there before and after lunch is not there in between', () => {
  const lines = [{ days: 'Werkdagen', hours: '8.00 tot 12.00 uur en 13.00 tot 17.00 uur' }];
  const openAt = (time: string) => isOpen({ lines }, new Date(`2026-11-23T${time}:00+01:00`));
  expect(['11:59', '12:00', '12:59', '13:00', '14:00'].map(openAt)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});
