/** The server of `npm run dev`: as the real one, but its pages come from `astro dev`. */
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { parseConfig } from '../server/config/config.ts';
import { loadCompany } from '../server/content/company.ts';

const company = loadCompany();
const config = {
  ...parseConfig(process.env, company),
  renderModule: join(import.meta.dirname, 'lib/dev-render.ts'),
};
const app = await buildApp(config, { company });
process.once('SIGTERM', () => app.close());
await app.listen({ port: config.port, host: config.host });
