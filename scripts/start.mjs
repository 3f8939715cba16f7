/** `npm start`: installs, builds and starts the site with everything embedded. Runs on Node 20+. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, start } from './lib/house.mjs';

const [major] = process.versions.node.split('.');
if (Number(major) < 20) {
  console.error(`SENS needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Settings may stand in a file; what the environment says wins.
const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

ensureInstalled();
ensureBuilt();

const server = start(['scripts/serve.ts']);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
