import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from './listening.ts';

/** A key and a certificate that nobody trusts, of a day. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'sens-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const to = ['-keyout', key, '-out', cert, '-subj', '/CN=localhost'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...how, ...to]);
  if (status !== 0) throw new Error(`This bench needs openssl: ${stderr}`);
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** What HTTP/2 has no use for. */
const OF_HTTP_1 = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * What of a record fits in one packet. Caddy, as all that is written in Go, begins with records of that size; those of
 * Node are of 16 kB, and a browser reads nothing of one before all of it is there.
 */
const ONE_PACKET = 1370;

/** Where a page is behind it, or behind a line that ends there. @param port where one asks in its place */
export const behindPort = (url: string, port: number): string =>
  `https://127.0.0.1:${port}${new URL(url).pathname}`;

/** Stands before our server as Caddy does: TLS and HTTP/2, every answer as it comes. */
export async function secureFront(origin: string) {
  const front = createSecureServer(makeCertificate(), (asked, answer) => {
    const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const { pathname, search } = new URL(asked.url, origin);
    const headers = { ...Object.fromEntries(named), host: new URL(origin).host };
    request(origin + pathname + search, { method: asked.method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !OF_HTTP_1.has(name));
      answer.writeHead(given.statusCode ?? 500, Object.fromEntries(kept));
      given.pipe(answer.stream);
    })
      // A browser that closes still asks for files, when the real server may be gone.
      .on('error', () => answer.stream.close())
      .end();
  });
  front.on('secureConnection', (socket) => socket.setMaxSendFragment(ONE_PACKET));
  return { port: await listening(front), stop: () => front.close() };
}
