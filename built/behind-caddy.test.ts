import { spawnSync } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../e2e/lib/listen.ts';
import { query } from '../server/testing/open-store.ts';
import { startServer } from '../server/testing/process.ts';
import { PAYLOAD } from '../server/testing/test-lead.ts';
import { HOST, OTHER_HOST, startCaddy } from './lib/caddy.ts';

const HAS_CADDY = spawnSync('which', ['caddy']).status === 0;

const LEAD = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(PAYLOAD),
};

/** A server as it stands behind Caddy. */
const settings = { SITE_URL: `https://${HOST}`, TRUST_PROXY: 'true', MIN_FILL_SECONDS: '0' };

const portOf = (origin: string) => Number(new URL(origin).port);

describe.runIf(HAS_CADDY)('the site behind Caddy, over TLS', () => {
  it('comes as the server sends it, without a name of what sends it, at one address', async () => {
    const server = await startServer(settings);
    const caddy = await startCaddy(portOf(server.origin));
    const { status, headers } = await caddy.ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.server).toBeUndefined();
    const elsewhere = await caddy.ask('/isolatie?a=b', { host: OTHER_HOST });
    expect(elsewhere.status).toBe(301);
    expect(elsewhere.headers.location).toBe(`https://${HOST}/isolatie?a=b`);
  });

  it('takes a request in, counted for who sent it and not for the proxy, and writes nobody down', async () => {
    const server = await startServer({ ...settings, RATE_LIMIT_SUBMIT: '1' });
    const caddy = await startCaddy(portOf(server.origin));
    expect((await caddy.ask('/functions/v1/submit-lead', LEAD)).status).toBe(200);
    expect(query(server, 'select last_name from leads')).toHaveLength(1);
    // What a visitor says of where it comes from is no business of the server.
    const other = { ...PAYLOAD, email: 'ander@testhuizen.example' };
    const again = await caddy.ask('/functions/v1/submit-lead', {
      ...LEAD,
      headers: { ...LEAD.headers, 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify(other),
    });
    expect(again.status).toBe(429);
    expect(caddy.output()).not.toMatch(/Testhuizen|testhuizen|submit-lead/);
    expect(server.output()).not.toContain('203.0.113.7');
  });

  it('makes nobody see that a server is away for a moment', async () => {
    // What stands behind a proxy at the least; it keeps no connection that would hold its end up.
    const here: RequestListener = (_request, reply) =>
      reply.setHeader('connection', 'close').end('here');
    const before = await listen(here);
    const caddy = await startCaddy(before.port);
    await before.stop();
    const asked = caddy.ask('/isolatie');
    await sleep(1_500);
    const after = await listen(here, before.port);
    onTestFinished(after.stop);
    expect(await asked).toMatchObject({ status: 200, body: 'here' });
  });
});
