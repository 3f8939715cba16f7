import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

/** An address at which somebody listened a moment ago. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

test('a call that nobody takes says so, as one to a mail server does', async () => {
  const outcome = await fetch(await closedPort()).catch((error: unknown) => error);
  expect(errorCode(outcome)).toBe('TypeError ECONNREFUSED');
});

test('a call that takes too long has the name of that and not its number', async () => {
  expect(errorCode(AbortSignal.abort().reason)).toBe('AbortError');
  const signal = AbortSignal.timeout(1);
  await new Promise((aborted) => signal.addEventListener('abort', aborted));
  expect(errorCode(signal.reason)).toBe('TimeoutError');
});

test('what an error says itself is not said twice, and a message never', () => {
  const refused = Object.assign(new Error('550 <jan@x.example> no such user'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  expect(errorCode(refused)).toBe('EENVELOPE 550');
  const final = Object.assign(new Error('x', { cause: refused }), { code: 'EENVELOPE 550' });
  expect(errorCode(final)).toBe('EENVELOPE 550');
  const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  expect(errorCode(new RangeError('jan@x.example', { cause: full }))).toBe('RangeError 13');
  expect(errorCode(new RangeError('jan@x.example'))).toBe('RangeError');
  expect(errorCode('jan@x.example')).toBe('unknown');
});
