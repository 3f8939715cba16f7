import { Writable } from 'node:stream';
import { runCommand } from '#leads/cli-commands.ts';

/** What a command of `npm run leads` said and came to. */
export interface Said {
  code: number;
  output: string;
}

/**
 * A command of `npm run leads` in this process, which reads the store through a connection of its own, as the program
 * does. For what only a process shows (`testing/process.ts`): locks, its environment, its exit.
 * @param settings of the installation
 */
export async function leadsCommand(
  settings: Readonly<Record<string, string>>,
  ...typed: string[]
): Promise<Said> {
  let output = '';
  const out = () =>
    new Writable({
      write(chunk, _encoding, done) {
        output += chunk;
        done();
      },
    });
  const code = await runCommand(typed, settings, { stdout: out(), stderr: out() });
  return { code, output };
}
