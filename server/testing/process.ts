import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface Started {
  child: ChildProcess;
  output: () => string;
  exitCode: () => Promise<number | null>;
}

/**
 * Runs one of the server's programs in a process of its own, killed when the test ends.
 * @param stdout an open file descriptor, for an output that the test does not read
 */
export function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  stdout: 'pipe' | number = 'pipe',
): Started {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => output, exitCode: async () => (await ended)[0] as number | null };
}
