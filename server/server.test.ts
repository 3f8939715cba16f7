import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { run } from '#testing/process.ts';
import { tempFolder } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

/** Starts the real program; resolves once it says that it is ready. */
async function start(env: Record<string, string> = {}) {
  const dataDir = tempFolder();
  const server = run('server.ts', [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env });
  const [, origin = ''] = await waitFor(
    () => /ready on (http:\/\/[\d.:]+)/.exec(server.output()),
    15_000,
  );
  return { ...server, dataDir, origin };
}

test('a request that is under way when the server is told to stop is still answered, and kept', async () => {
  const { child, origin, dataDir, exitCode, output } = await start();
  const body = JSON.stringify(PAYLOAD);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /functions/v1/submit-lead HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await sleep(200);
  child.kill('SIGTERM');
  await waitFor(() => output().includes('stopping'));
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  socket.write(body.slice(20));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exitCode()).toBe(0);
  expect(output()).toContain('"stopped"');
  expect(query({ dataDir }, 'select * from leads')).toHaveLength(1);
});

test('idle connections do not hold up the stop', async () => {
  const { child, origin, exitCode, output } = await start();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  child.kill('SIGINT');
  // Beyond its time to stop (STOP_WITHIN_MS) the process ends with 1, and without this line.
  expect(await exitCode()).toBe(0);
  expect(output()).toContain('"stopped"');
});

test('a taken port ends the start with a sentence', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  const { exitCode, output } = run('server.ts', [], {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: tempFolder(),
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(output()).not.toContain('    at ');
});

test('wrong settings end the start with their sentences, and no secret is shown', async () => {
  const { exitCode, output } = run('server.ts', [], {
    PORT: 'x',
    DATABASE_URL: 'postgres://u:geheim@db/x',
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain('PORT is wrong');
  expect(output()).toContain('DATABASE_URL is set, but this version keeps leads in SQLite only');
  expect(output()).not.toMatch(/geheim| {4}at /);
});

test('a data folder that cannot be used ends the start with a sentence', async () => {
  const { exitCode, output } = run('server.ts', [], { PORT: '0', DATA_DIR: '/dev/null/x' });
  expect(await exitCode()).toBe(1);
  expect(output()).toContain('Cannot start with DATA_DIR /dev/null/x');
});
