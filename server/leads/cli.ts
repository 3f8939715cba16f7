/** The program behind `npm run leads`: ends with what its command came to. */
import { runCommand } from './cli-commands.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env, process);
