/**
 * The real server with another day on its clock, which runs on from there. Only a test starts it, and the day stands
 * in the command: no setting of an installation can change what day it is.
 */
import { buildApp } from '#app.ts';
import { parseConfig } from '#config/config.ts';
import { loadCompany } from '#content/company.ts';

const [moment = ''] = process.argv.slice(2);
const ahead = Date.parse(moment) - Date.now();
if (Number.isNaN(ahead)) throw new Error(`"${moment}" is no moment such as 2027-01-01T12:00:00Z.`);

const company = loadCompany();
const config = parseConfig(process.env, company);
const app = await buildApp(config, { company, now: () => new Date(Date.now() + ahead) });
process.once('SIGTERM', () => app.close());
await app.listen({
  port: config.port,
  host: config.host,
  listenTextResolver: (address) => `ready on ${address}`,
});
