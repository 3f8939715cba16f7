import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecentTimes } from './recent-times.ts';

test('finds what a look through all of them finds, also when the clock goes back', () => {
  const moment = fc.integer({ min: 0, max: 5_000 });
  const add = fc.record({ at: moment });
  const ask = fc.record({ most: fc.integer({ min: 1, max: 20 }), upTo: moment });
  fc.assert(
    fc.property(fc.array(moment), fc.array(fc.oneof(add, ask)), (before, steps) => {
      const times = createRecentTimes(before);
      const all = [...before];
      for (const step of steps) {
        if ('at' in step) {
          times.add(step.at);
          all.push(step.at);
          continue;
        }
        const after = step.upTo - 1_000;
        const within = all.filter((at) => at > after && at <= step.upTo).sort((a, b) => b - a);
        expect(times.oldestOf(step.most, after, step.upTo)).toBe(within[step.most - 1]);
      }
    }),
  );
});

test('remembers no more than twice what is within the time', () => {
  const times = createRecentTimes([]);
  for (let at = 0; at < 10_000; at += 1) times.add(at);
  expect(times.oldestOf(1, 8_000, 10_000)).toBe(9_999);
  // Dropped: they were over.
  expect(times.oldestOf(5_000, 0, 10_000)).toBeUndefined();
});
