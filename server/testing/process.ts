import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { tempFolder } from './test-app.ts';
import { waitFor } from './wait-for.ts';

export interface Started {
  child: ChildProcess;
  output: () => string;
  exitCode: () => Promise<number | null>;
}

export interface RunOptions {
  /** An open file descriptor, for an output that the test does not read. */
  stdout?: number;
  /** In a process group of its own, as a terminal and a service manager start it. */
  inGroup?: boolean;
}

/** Runs one of the server's programs in a process of its own, killed when the test ends. */
export function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  { stdout, inGroup = false }: RunOptions = {},
): Started {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...env,
    },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    detached: inGroup,
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (inGroup) signalGroup(child, 'SIGKILL');
    else child.kill('SIGKILL');
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

/** Tells a program and all that it started; nothing happens when all of it has ended. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) throw new Error('The program was never there.');
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A server that is ready to answer. */
export interface StartedServer extends Started {
  dataDir: string;
  origin: string;
}

/**
 * Starts the real server; resolves once it says that it is ready.
 * @param program what starts it: the server itself, or a script around it
 */
export async function startServer(
  env: Record<string, string> = {},
  program = 'server.ts',
  options: RunOptions = {},
): Promise<StartedServer> {
  const dataDir = tempFolder();
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env };
  const server = run(program, [], settings, options);
  const [, origin = ''] = await waitFor(
    () => /ready on (http:\/\/[\d.:]+)/.exec(server.output()),
    60_000,
  );
  return { ...server, dataDir, origin };
}
