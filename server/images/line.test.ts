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
  const all = await Promise.all(Array.from({ length: 12 }, () => inLine('one', work)));
  expect(all).toEqual(Array(12).fill('done'));
  expect(most).toBe(2);
});

test('beyond its length it refuses at once', async () => {
  const inLine = createLine({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const accepted = [inLine('one', () => promise), inLine('one', () => promise)];
  await expect(inLine('one', () => promise)).rejects.toEqual(BUSY);
  resolve();
  await Promise.all(accepted);
});

test('who waits too long is let go, while the work keeps its place until it ends', async () => {
  const inLine = createLine({ atOnce: 1, waiting: 5, withinMs: 30 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await expect(inLine('one', () => promise)).rejects.toEqual(BUSY);
  let hasRun = false;
  const later = async () => {
    hasRun = true;
  };
  await expect(inLine('one', later)).rejects.toEqual(BUSY);
  resolve();
  await sleep(5);
  // Nobody waits for it any more.
  expect(hasRun).toBe(false);
  await inLine('one', later);
  expect(hasRun).toBe(true);
});

test('a failure of the work itself stays what it was', async () => {
  const failure = new TypeError('kapot');
  await expect(createLine()('one', () => Promise.reject(failure))).rejects.toBe(failure);
});

/** A line in which everything waits for one piece of work. */
function heldLine(waiting: number) {
  const inLine = createLine({ atOnce: 1, waiting });
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const done = [inLine('first', () => promise)];
  const ask = (who: string) => {
    const asked = inLine(who, async () => void order.push(who)).catch(
      () => void order.push(`${who} refused`),
    );
    done.push(asked);
  };
  const finish = async () => {
    resolve();
    await Promise.all(done);
    return order;
  };
  return { ask, finish };
}

test('who asks for one picture waits for one of those who ask for many', async () => {
  const { ask, finish } = heldLine(10);
  for (const who of ['many', 'many', 'many', 'many', 'one', 'another']) ask(who);
  expect(await finish()).toEqual(['many', 'one', 'another', 'many', 'many', 'many']);
});

test('a full line makes room for a newcomer at the end of its longest lane', async () => {
  const { ask, finish } = heldLine(3);
  for (const who of ['many', 'many', 'many', 'one', 'many', 'one']) ask(who);
  expect(await finish()).toEqual([
    'many refused',
    'many refused',
    'one refused',
    'many',
    'one',
    'many',
  ]);
});

test('somebody who is alone has the whole line', async () => {
  const { ask, finish } = heldLine(3);
  for (let times = 0; times < 4; times += 1) ask('cdn');
  expect(await finish()).toEqual(['cdn refused', 'cdn', 'cdn', 'cdn']);
});
