import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Its mails have no PDF: making one takes longer than all that is tried here. */
const SERVER = fileURLToPath(new URL('../server/testing/server-without-site.ts', import.meta.url));

const READY_WITHIN_MS = 60_000;

export interface RunningServer {
  origin: string;
  /** Kills the process at once; resolves when it is gone, with how it ended if that was earlier. */
  kill(): Promise<string | undefined>;
  /** The end of its log. */
  lastLog(): string;
}

/**
 * Starts the real server in a process of its own, on a free port of the loopback address.
 * @param dataDir lives on after a kill
 * @param settings where its leads are, when not there
 * @throws Error when it ends before it is ready, or is not ready within a minute
 */
export async function startServer(
  dataDir: string,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_SUBMIT: '1000000',
      RATE_LIMIT_SUBMIT_ALL: '1000000',
      RATE_LIMIT_MAILBOX: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const howItEnded = () => child.signalCode ?? child.exitCode?.toString();
  const kill = async () => {
    const ended = howItEnded();
    child.kill('SIGKILL');
    await gone;
    return ended;
  };
  const late = setTimeout(kill, READY_WITHIN_MS);
  let log = '';
  const origin = await new Promise<string>((resolve, reject) => {
    // Read on until the end: a log that nobody reads loses its last lines.
    child.stdout.on('data', (chunk) => {
      const seen = log + chunk;
      // Looked for before the log is cut: what is delivered at the start may come in the same piece.
      const found = /ready on (http:\/\/[\d.]+:\d+)/.exec(seen)?.[1];
      log = seen.slice(-5_000);
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`Not started, ended by ${howItEnded()}: ${log}`)));
  });
  clearTimeout(late);
  return { origin, kill, lastLog: () => log };
}
