import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppError } from '#refusals/app-error.ts';
import { createLine } from './line.ts';

const BUSY = new AppError('busy');

test('no more than so many run at a time, and the others get their turn', async () => {
  const inLine = createLine({ atOnce: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    return 'done';
  };
  const all = await Promise.all(Array.from({ length: 12 }, () => inLine(work)));
  expect(all).toEqual(Array(12).fill('done'));
  expect(most).toBe(2);
});

test('beyond its length it refuses at once', async () => {
  const inLine = createLine({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const accepted = [inLine(() => promise), inLine(() => promise)];
  await expect(inLine(() => promise)).rejects.toEqual(BUSY);
  resolve();
  await Promise.all(accepted);
});

test('who waits too long is let go, while the work keeps its place until it ends', async () => {
  const inLine = createLine({ atOnce: 1, waiting: 5, withinMs: 30 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await expect(inLine(() => promise)).rejects.toEqual(BUSY);
  let hasRun = false;
  const later = async () => {
    hasRun = true;
  };
  await expect(inLine(later)).rejects.toEqual(BUSY);
  resolve();
  await sleep(5);
  // Nobody waits for it any more.
  expect(hasRun).toBe(false);
  await inLine(later);
  expect(hasRun).toBe(true);
});

test('a failure of the work itself stays what it was', async () => {
  const failure = new TypeError('kapot');
  await expect(createLine()(() => Promise.reject(failure))).rejects.toBe(failure);
});
