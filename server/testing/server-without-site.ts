/** The real server as it is before the site was ever built: its mails have no PDF to wait for. */
import { buildApp } from '#app.ts';
import { parseConfig } from '#config/config.ts';
import { loadCompany } from '#content/company.ts';

const company = loadCompany();
const config = { ...parseConfig(process.env, company), siteDir: '/nowhere', renderModule: '' };
const app = await buildApp(config, { company });
await app.listen({
  port: config.port,
  host: config.host,
  listenTextResolver: (address) => `ready on ${address}`,
});
