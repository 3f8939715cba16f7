/** `npm run build`: builds the site with the settings of this installation. */
import { loadEnvFile } from './lib/env-file.mjs';

loadEnvFile();
await import('./lib/run-build.ts');
