import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const WARNING = 'TRUST_PROXY is off';
const through = { headers: { 'x-forwarded-for': '203.0.113.9' } };

/** A server over a real connection, as that is where it listens. */
async function start(settings: Parameters<typeof startTestApp>[0] = {}) {
  const { app, log } = await startTestApp(settings);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, init = {}) => (await fetch(`${origin}${path}`, init)).text();
  return { get, log };
}

test.each(['/', '/healthz'])(
  'a proxy that is not trusted is warned of once, by a GET of %s, without the address it names',
  async (path) => {
    const { get, log } = await start();
    await get(path);
    expect(log()).not.toContain(WARNING);
    await get(path, through);
    expect(log()).toContain(WARNING);
    await get('/', through);
    await get('/healthz', through);
    expect(log().split(WARNING)).toHaveLength(2);
    expect(log()).not.toContain('203.0.113.9');
  },
);

test('one that is trusted is not', async () => {
  const { get, log } = await start({ trustProxy: ['loopback'] });
  await get('/', through);
  expect(log()).not.toContain(WARNING);
});
