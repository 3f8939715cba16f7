import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// The settings are read when the module is: neither earlier tests nor later ones share it.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A functions host that tells what it was asked. */
async function startHost(): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test.each(['', '/'])(
  'another host for the functions is reached at the path it knows, its address ending in "%s"',
  async (end) => {
    const { origin, asked } = await startHost();
    vi.stubEnv('PUBLIC_BACKEND_URL', origin + end);
    vi.stubEnv('PUBLIC_ANON_KEY', 'anon');
    const { sendJson } = await import('./functions.ts');
    await expect(sendJson('/functions/v1/x', {}, { method: 'POST' })).resolves.toEqual({
      ok: true,
    });
    expect(asked).toEqual(['POST /functions/v1/x Bearer anon']);
  },
);
