/** `npm run dev`: site with hot reload on PORT, the server beside it restarting on change, one address. */
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureBuilt, ensureInstalled, start } from './lib/house.mjs';

ensureInstalled();
loadEnvFile();
// Pictures and the report's PDF come from the build.
await ensureBuilt();

const port = process.env.PORT || '3000';
const serverPort = String(Number(port) + 1);
const children = [
  start(
    [
      '--watch-path=server',
      '--watch-path=contract',
      '--watch-path=engine',
      '--watch-path=assistant',
      'scripts/dev-server.ts',
    ],
    {
      PORT: serverPort,
      SITE_URL: `http://localhost:${port}`,
    },
  ),
  start(
    ['../node_modules/astro/bin/astro.mjs', 'dev'],
    {
      PORT: port,
      DEV_SERVER_URL: `http://localhost:${serverPort}`,
    },
    { cwd: new URL('../site', import.meta.url) },
  ),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
