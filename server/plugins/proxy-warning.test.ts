import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const forwarded = { url: '/', headers: { 'x-forwarded-for': '203.0.113.9' } };
const WARNING = 'TRUST_PROXY is off';

test('a proxy that is not trusted is warned of once, without the address it names', async () => {
  const { app, log } = await startTestApp();
  await app.inject('/');
  expect(log()).not.toContain(WARNING);
  for (let times = 0; times < 3; times += 1) await app.inject(forwarded);
  expect(log().split(WARNING)).toHaveLength(2);
  expect(log()).not.toContain('203.0.113.9');
});

test('one that is trusted is not', async () => {
  const { app, log } = await startTestApp({ trustProxy: ['loopback'] });
  await app.inject(forwarded);
  expect(log()).not.toContain(WARNING);
});
