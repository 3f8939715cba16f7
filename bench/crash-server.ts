import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server/server.ts', import.meta.url));

export interface RunningServer {
  origin: string;
  /** Kills the process at once; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the real server in a process of its own, on a free port of the loopback address.
 * @param dataDir the one thing that lives on after a kill
 * @throws Error when it is not ready within 20 s
 */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [SERVER], {
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT_SUBMIT: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const late = setTimeout(kill, 20_000);
  const origin = await new Promise<string>((resolve, reject) => {
    let log = '';
    // Read on until the end: a server whose log nobody reads would stop by itself.
    child.stdout.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk;
      const found = /ready on (http:\/\/[\d.]+:\d+)/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${log}`)));
  });
  clearTimeout(late);
  return { origin, kill };
}
