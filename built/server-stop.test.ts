import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '../server/testing/open-store.ts';
import { signalGroup, startServer } from '../server/testing/process.ts';
import { PAYLOAD } from '../server/testing/test-lead.ts';
import { waitFor } from '../server/testing/wait-for.ts';

const LEAD = JSON.stringify(PAYLOAD);

/** A connection of its own, that sends what it is told and keeps what it gets. */
function openConnection(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve()).on('error', () => undefined);
  });
  return { send: (text: string) => socket.write(text), answer: () => answer, socket, closed };
}

/** Sends a lead but for its end; resolves once the server says that it has begun to take it. */
async function beginLead(origin: string) {
  const connection = openConnection(origin);
  connection.send(
    `POST /functions/v1/submit-lead HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${LEAD.length}\r\n\r\n${LEAD.slice(0, 20)}`,
  );
  await waitFor(() => connection.answer().startsWith('HTTP/1.1 100 '));
  return { ...connection, finish: () => connection.send(LEAD.slice(20)) };
}

const submit = (origin: string, change: Record<string, string> = {}) =>
  fetch(`${origin}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PAYLOAD, ...change }),
  });

test('a request that is under way when the server is told to stop is still answered, and kept', async () => {
  const { child, origin, dataDir, exitCode, output } = await startServer();
  const lead = await beginLead(origin);
  child.kill('SIGTERM');
  await waitFor(() => output().includes('stopping'));
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  lead.finish();
  await lead.closed;
  expect(lead.answer()).toMatch(/^HTTP\/1\.1 200 /m);
  expect(await exitCode()).toBe(0);
  expect(output()).toContain('"stopped"');
  expect(query({ dataDir }, 'select * from leads')).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to the whole process group, passed on by each parent besides, is one stop',
  async (signal) => {
    const starter = '../scripts/serve.ts';
    const { child, origin, dataDir, exitCode, output } = await startServer({}, starter, {
      inGroup: true,
    });
    const lead = await beginLead(origin);
    signalGroup(child, signal);
    child.kill(signal);
    await waitFor(() => output().includes('stopping'));
    await sleep(100);
    child.kill(signal);
    lead.finish();
    await lead.closed;
    expect(lead.answer()).toMatch(/^HTTP\/1\.1 200 /m);
    expect(await exitCode()).toBe(0);
    expect(output().match(/"stopping"/g)).toHaveLength(1);
    expect(query({ dataDir }, 'select * from leads')).toHaveLength(1);
  },
);

test('idle connections do not hold up the stop', async () => {
  const { child, origin, exitCode, output } = await startServer();
  const { socket, send } = openConnection(origin);
  send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  child.kill('SIGINT');
  // Beyond its time to stop (STOP_WITHIN_MS) the process ends with 1, and without this line.
  expect(await exitCode()).toBe(0);
  expect(output()).toContain('"stopped"');
});

test('neither do connections that send nothing, or a request in part', async () => {
  const { child, origin, exitCode, output } = await startServer();
  const silent = openConnection(origin);
  const head = openConnection(origin);
  head.send('POST /functions/v1/submit-lead HTTP/1.1\r\nHos');
  const body = await beginLead(origin);
  child.kill('SIGTERM');
  await Promise.all([silent.closed, head.closed, body.closed]);
  expect(await exitCode()).toBe(0);
  expect(output()).toContain('"stopped"');
});

/** Mails that the server has begun to hand over, each held until it is let go. */
async function startSlowMailServer() {
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume().on('end', () => held.push(() => done()));
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return { held, url: `smtp://127.0.0.1:${port}` };
}

test('mails that are being handed over when several signals come are noted, and no other is begun', async () => {
  const { held, url } = await startSlowMailServer();
  const { child, origin, dataDir, exitCode } = await startServer({ SMTP_URL: url });
  for (const one of ['a', 'b', 'c', 'd']) await submit(origin, { email: `${one}@huis.example` });
  // Slow mails to the company make room for the next; of those to visitors no more than three go at once.
  await waitFor(() => held.length === 7, 20_000);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
    child.kill(signal);
    await sleep(100);
  }
  for (const letGo of held) letGo();
  expect(await exitCode()).toBe(0);
  expect(held).toHaveLength(7);
  const counted =
    'select kind, status, count(*) as times from deliveries group by kind, status order by kind, status';
  expect(query({ dataDir }, counted)).toEqual([
    { kind: 'company-mail', status: 'delivered', times: 4 },
    { kind: 'visitor-mail', status: 'delivered', times: 3 },
    { kind: 'visitor-mail', status: 'pending', times: 1 },
  ]);
});

test('a third Ctrl-C, each some seconds after the one before, ends what does not end', async () => {
  const { held, url } = await startSlowMailServer();
  const { child, origin, exitCode, output } = await startServer({ SMTP_URL: url });
  await submit(origin);
  await waitFor(() => held.length > 0);
  child.kill('SIGINT');
  await waitFor(() => output().includes('stopping'));
  await sleep(2_100);
  child.kill('SIGINT');
  await waitFor(() => output().includes('Ctrl-C once more ends it on the spot'));
  await sleep(2_100);
  child.kill('SIGINT');
  expect(await exitCode()).toBe(1);
  expect(output()).not.toContain('"stopped"');
});
