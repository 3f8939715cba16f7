import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmUpInCalm } from './warm-up.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function listening(works: readonly (() => unknown)[]) {
  const app = Fastify();
  warmUpInCalm(app, works);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

test('what is slow is made ready once the server has been there for a while, one thing after another', async () => {
  const done: string[] = [];
  const app = await listening([
    async () => void done.push('first'),
    () => void done.push('second'),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(['first', 'second']);
  await app.close();
});

test('what cannot be made ready keeps nothing else from it, and no server from going on', async () => {
  const fail = () => Promise.reject(new Error('no room'));
  const second = vi.fn();
  const app = await listening([fail, second]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second).toHaveBeenCalledOnce();
  await app.close();
});

test('a server that stops before makes nothing ready any more', async () => {
  const work = vi.fn();
  const app = await listening([work]);
  await app.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
