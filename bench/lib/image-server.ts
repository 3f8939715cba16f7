/** The real server with another folder as its site, in a process of its own: `image-server.ts <site> <data>`. */

import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config/config.ts';
import { loadCompany } from '../../server/content/company.ts';

const [siteDir = '', DATA_DIR = ''] = process.argv.slice(2);
const company = loadCompany();
const config = { ...parseConfig({ DATA_DIR }, company), siteDir };
const app = await buildApp(config, { company });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
const stop = () => app.close().then(() => process.exit());
process.on('SIGTERM', stop);
// A bench that fails leaves no server behind.
process.on('disconnect', stop);
