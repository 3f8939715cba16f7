/** `npm run launch-check`: lists what is still a placeholder or sample, and which settings are; exits 1 while there is any. */
import { loadEnvFile } from './lib/env-file.mjs';
import { launchList } from './lib/launch-list.ts';
import { launchSettings } from './lib/launch-settings.ts';

loadEnvFile();
const list = [...launchList(process.env), ...launchSettings(process.env)];
for (const line of list) console.log(`- ${line}`);
console.log(list.length === 0 ? 'Klaar voor livegang.' : `${list.length} punten voor livegang.`);
process.exit(list.length === 0 ? 0 : 1);
