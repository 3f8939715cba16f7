/**
 * What a stop of the whole process group (Ctrl-C, systemd) does to the requests that are under way.
 * Usage: `node bench/stop.ts [rounds]`; starts `npm start` on PORT (3000), which has to be free.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, printFigures } from './lib/budget.ts';
import { trialLead } from './lib/trial-lead.ts';

const rounds = Number(process.argv[2] ?? 20);
const PORT = process.env.PORT ?? '3000';
const START_WITHIN_MS = 10 * 60_000;
const REGISTER_TAKES_MS = 1_000;

/** The mail at hand may wait five seconds for its PDF. */
const LONGEST_MS = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'sens-stop-'));

/** An address register that takes its time: whoever asked it is under way when the stop comes. */
const register = createServer((_request, response) => {
  const docs = [{ straatnaam: 'Dorpsstraat', woonplaatsnaam: 'Barendrecht' }];
  setTimeout(() => response.end(JSON.stringify({ response: { docs } })), REGISTER_TAKES_MS);
}).listen(0, '127.0.0.1');
await once(register, 'listening');
const PDOK_URL = `http://127.0.0.1:${(register.address() as AddressInfo).port}`;

async function start(): Promise<ChildProcess> {
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PDOK_URL,
      RATE_LIMIT_SUBMIT: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const started = performance.now();
  while (performance.now() - started < START_WITHIN_MS) {
    const isUp = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return npm;
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    await sleep(20);
  }
  throw new Error('npm start did not answer');
}

/** Sends a request in two parts and resolves with the first line of its answer. */
function ask(head: string, body = '') {
  const socket = connect(Number(PORT), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const length = body ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : '';
  socket.write(
    `${head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${length}\r\n${body.slice(0, 20)}`,
  );
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve()).on('error', () => undefined);
  });
  return {
    finish: () => socket.write(body.slice(20)),
    status: closed.then(() => answer.split(' ')[1] ?? 'reset'),
  };
}

/** Tells whether anything of a process group is still there. */
function isThere({ pid = 0 }: ChildProcess): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

const lead = (name: string) => JSON.stringify(trialLead(name, `${name}@sens.example`));

const [cut, times]: [string[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  const npm = await start();
  const posted = ask('POST /functions/v1/submit-lead', lead(`ronde-${round}`));
  const asked = ask(`GET /functions/v1/address?postcode=2990AA&huisnummer=${round + 1}`);
  // Both are with the server once it has asked the register for the second.
  await once(register, 'request');
  const began = performance.now();
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await sleep(300);
  posted.finish();
  for (const status of await Promise.all([posted.status, asked.status])) {
    if (status !== '200') cut.push(status);
  }
  while (isThere(npm)) await sleep(10);
  times.push(performance.now() - began);
}
await rm(dataDir, { recursive: true, force: true });
register.close();

printFigures(`a stop of the whole group, ${rounds} times, two requests under way at each`, [
  { name: 'requests that were cut off', value: cut.length, most: 0 },
  { name: 'longest stop', value: percentile(times, 1), unit: 'ms', most: LONGEST_MS },
]);
