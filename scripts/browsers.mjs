/**
 * `npm run browsers`: the main journeys in Firefox and WebKit. Installs what is missing where it may,
 * runs what is there and says what it left out. Runs on Node 20+.
 */
import { installEngines, runEngines } from './lib/engines.mjs';
import { ensureBuilt, ensureInstalled } from './lib/house.mjs';
import { total } from './lib/rings.mjs';

ensureInstalled();
installEngines();
await ensureBuilt();
total(await runEngines());
