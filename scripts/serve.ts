/** Starts the server and says, once it listens, where it is, what is embedded, what is set in vain and what is not yet real. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWith } from './lib/end-with.mjs';
import { ENV_FILE } from './lib/env-file.mjs';
import { launchList } from './lib/launch-list.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from './lib/server-process.ts';
import { addressOf, startedWords, unknownInFile } from './lib/started-words.ts';

const ROOT = join(import.meta.dirname, '..');
const ASK_EVERY_MS = 50;

const server = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, 'server/server.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...SERVER_MEMORY, ...process.env },
});
endWith(server);

async function isUp(): Promise<boolean> {
  return fetch(`${addressOf(process.env)}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

console.log(startedWords(process.env, launchList(), unknownInFile(ENV_FILE)));
