/** Starts the server and says, once it listens, where it is, what is embedded and what is not yet real. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWith } from './lib/end-with.mjs';
import { launchList } from './lib/launch-list.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from './lib/server-process.ts';

const ROOT = join(import.meta.dirname, '..');
// An empty setting counts as not set, as it does for the server.
const port = process.env.PORT || '3000';
const host = process.env.HOST || 'localhost';
const data = process.env.DATA_DIR || './data';
const ASK_EVERY_MS = 50;

const server = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, 'server/server.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...SERVER_MEMORY, ...process.env },
});
endWith(server);

const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
const address = `http://${shown}:${port}`;

async function isUp(): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

const list = launchList();
console.log(
  [
    '',
    `  SENS draait op ${address}`,
    '',
    `  Aanvragen: SQLite in ${data}`,
    process.env.SMTP_URL
      ? '  E-mail:    via SMTP_URL'
      : `  E-mail:    als .eml-bestanden in ${join(data, 'outbox')}`,
    '',
    ...(list.length > 0
      ? [
          '  Nog te vervangen voor livegang (npm run launch-check):',
          ...list.map((line) => `  - ${line}`),
        ]
      : []),
    '',
  ].join('\n'),
);
