/** `npm run leads`: looks into the leads of this installation, wherever its settings say they are. */
import { loadEnvFile } from './lib/env-file.mjs';

loadEnvFile();
await import('../server/leads/cli.ts');
