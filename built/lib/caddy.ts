import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../server/testing/free-port.ts';
import { waitFor } from '../../server/testing/wait-for.ts';

const CADDYFILE = join(import.meta.dirname, '../../deploy/Caddyfile');

/** The names of the site behind it: browsers and Caddy both keep those that end so on this machine. */
export const HOST = 'www.sens.localhost';
export const OTHER_HOST = 'sens.localhost';

/** An answer over TLS. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Asked {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Proxy {
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** All that it has written, of itself and of who came. */
  output(): string;
}

/**
 * Starts Caddy with the file of deploy/, before a server of a test, with certificates of its own making. All that
 * is changed are ports, where it keeps things, and that it has no door for orders; gone when the test ends.
 * @param upstreamPort of the server behind it, on the loopback address
 */
export async function startCaddy(upstreamPort: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'sens-caddy-'));
  const [http, https] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: HOST,
    SITE_HOST_OTHER: OTHER_HOST,
  };
  const adapt = ['adapt', '--adapter', 'caddyfile', '--config', CADDYFILE];
  const adapted = execFileSync('caddy', adapt, { env, encoding: 'utf8', stdio: 'pipe' });
  const config = JSON.parse(
    adapted.replaceAll('":443"', `":${https}"`).replaceAll('"3000"', `"${upstreamPort}"`),
  );
  Object.assign(config.apps.http, { http_port: http, https_port: https });
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  config.admin = { disabled: true };
  const file = join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify(config));
  const child = spawn('caddy', ['run', '--config', file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  // The certificate of a name is made after the port is open.
  const ca = await waitFor(() => readIfThere(root));
  const agent = new Agent({ ca, keepAlive: false });
  const ask = (
    path: string,
    { host = HOST, method = 'GET', headers = {}, body = '' }: Asked = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port: https,
          servername: host,
          path,
          method,
          headers: { host, ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  await waitFor(() =>
    ask('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return { ask, output: () => output };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
