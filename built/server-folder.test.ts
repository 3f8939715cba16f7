import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, startServer } from '../server/testing/process.ts';
import { tempFolder } from '../server/testing/test-app.ts';

test('a second server on the same folder is refused with a sentence, and takes over when the first is killed', async () => {
  const dataDir = tempFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  const second = run('server.ts', [], { DATA_DIR: dataDir, PORT: '0' });
  expect(await second.exitCode()).toBe(1);
  expect(second.output()).toMatch(
    /^Cannot start with DATA_DIR .+: another server uses this folder\. .+ \(DATABASE_URL\)\.$/m,
  );
  first.child.kill('SIGKILL');
  await first.exitCode();
  await startServer({ DATA_DIR: dataDir });
});

test('a server that is ready says so, and how', async () => {
  const { origin } = await startServer();
  const answer = await fetch(`${origin}/readyz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ok: true,
    checks: { store: true, disk: true, outbox: true, deliveries: true },
  });
});

test('a server that is given a file for a folder says so, and what to do', async () => {
  const { dataDir } = await startServer();
  const { output, exitCode } = run('server.ts', [], {
    DATA_DIR: `${dataDir}/sens.sqlite`,
    PORT: '0',
  });
  expect(await exitCode()).toBe(1);
  expect(output()).toMatch(/^Cannot start with DATA_DIR .+: that is a file.+ to a folder\.$/m);
});

test.skipIf(!existsSync('/proc/self'))(
  'a server that is given a place where no folder can be made says so, and does not try for ever',
  async () => {
    const { output, exitCode } = run('server.ts', [], { DATA_DIR: '/proc/sens', PORT: '0' });
    expect(await exitCode()).toBe(1);
    expect(output()).toMatch(
      /^Cannot start with DATA_DIR .+: no folder can be made there.+ another place\.$/m,
    );
  },
);
