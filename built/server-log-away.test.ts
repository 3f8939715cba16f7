import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { query } from '../server/testing/open-store.ts';
import { run } from '../server/testing/process.ts';
import { tempFolder } from '../server/testing/test-app.ts';
import { PAYLOAD } from '../server/testing/test-lead.ts';
import { waitFor } from '../server/testing/wait-for.ts';

/** Starts the real program with its log going to a device or a pipe; resolves once it answers. */
async function startLoggingTo(device: string) {
  const stdout = openSync(device, 'r+');
  onTestFinished(() => closeSync(stdout));
  const [dataDir, port] = [tempFolder(), String(await freePort())];
  const server = run(
    'server.ts',
    [],
    { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT_SUBMIT: '1000' },
    { stdout },
  );
  const origin = `http://127.0.0.1:${port}`;
  const health = () => fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) });
  await waitFor(() => health().catch(() => undefined), 25_000);
  const submit = () =>
    fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PAYLOAD),
      signal: AbortSignal.timeout(5_000),
    });
  return { ...server, dataDir, health, submit };
}

test('a full disk under the log costs lines, which are counted: leads are kept, and the stop works', async () => {
  const { child, dataDir, health, submit, exitCode } = await startLoggingTo('/dev/full');
  expect((await submit()).status).toBe(200);
  const { logLinesLost } = (await (await health()).json()) as { logLinesLost: number };
  expect(logLinesLost).toBeGreaterThan(0);
  expect(query({ dataDir }, 'select * from leads')).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await exitCode()).toBe(0);
});

test('a log that nobody reads holds up no visitor and no stop', async () => {
  const pipe = join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { child, health, submit, exitCode } = await startLoggingTo(pipe);
  // A pipe holds 64 kB; each answer is a line of more than 100 bytes.
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, health));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  }
  expect((await submit()).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exitCode()).toBe(0);
});
