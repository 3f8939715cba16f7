/** `npm start`: installs, builds and starts the site with everything embedded. Runs on Node 20+. */
import { endWith } from './lib/end-with.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled, ensurePagesBuilt, start } from './lib/house.mjs';

const [major] = process.versions.node.split('.');
if (Number(major) < 20) {
  console.error(`SENS needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}

ensureInstalled({ toRun: true });
loadEnvFile();
const makeRest = await ensurePagesBuilt();

endWith(start(['scripts/serve.ts']));
const rest = makeRest();
process.on('exit', () => rest?.kill());
