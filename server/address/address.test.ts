import { expect, onTestFinished, test, vi } from 'vitest';
import { json, REGISTER_TROUBLE, startRegister } from '#testing/register.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createLookup } from './lookup.ts';

const FOUND = {
  response: {
    numFound: 1,
    start: 0,
    docs: [{ straatnaam: 'Dorpsstraat', woonplaatsnaam: 'Reeuwijk' }],
  },
};
const NONE = { response: { numFound: 0, start: 0, docs: [] } };

const ask = (postcode: string, huisnummer: string) =>
  `/functions/v1/address?${new URLSearchParams({ postcode, huisnummer })}`;

test('answers the street and town of an address', async () => {
  const { url: pdokUrl, asked } = await startRegister((_request, answer) => json(answer, FOUND));
  const { app } = await startTestApp({ pdokUrl });
  const answer = await app.inject(ask('2811 gn', '18'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ straat: 'Dorpsstraat', woonplaats: 'Reeuwijk' });
  const [question] = asked;
  expect(question?.url.pathname).toBe('/free');
  expect([...(question?.url.searchParams ?? [])]).toEqual([
    ['q', '2811GN 18'],
    ['fq', 'type:adres'],
    ['fq', 'postcode:2811GN'],
    ['fq', 'huisnummer:18'],
    ['rows', '1'],
    ['fl', 'straatnaam,woonplaatsnaam'],
  ]);
});

test('lets nothing but postcode and house number leave the house', async () => {
  const { url: pdokUrl, asked } = await startRegister((_request, answer) => json(answer, FOUND));
  const { app } = await startTestApp({ pdokUrl });
  await app.inject({
    url: `${ask('2811GN', '18')}&naam=Jan&email=jan@x.example`,
    headers: { referer: 'http://x/?naam=Jan' },
  });
  expect(asked[0]?.url.href).not.toContain('an');
});

test('asks for each address once, also for one that does not exist', async () => {
  const { url: pdokUrl, asked } = await startRegister((request, answer) =>
    json(answer, request.url?.includes('9999XX') ? NONE : FOUND),
  );
  const { app } = await startTestApp({ pdokUrl });
  for (const postcode of ['2811GN', '2811 gn', '2811GN']) {
    expect((await app.inject(ask(postcode, '18'))).statusCode).toBe(200);
  }
  for (let times = 0; times < 2; times += 1) {
    const answer = await app.inject(ask('9999XX', '1'));
    expect(answer.statusCode).toBe(204);
  }
  expect(asked).toHaveLength(2);
});

test.each([
  ['', '18'],
  ['2811', '18'],
  ['0811GN', '18'],
  ['2811GN9', '18'],
  ['2811GN', ''],
  ['2811GN', '0'],
  ['2811GN', '100000'],
  ['2811GN', '1.5'],
  ['2811GN', '0x12'],
  ['2811GN', '18 OR type:weg'],
  ['2811GN*', '18'],
])('refuses postcode %j with house number %j as 400', async (postcode, huisnummer) => {
  const { app } = await startTestApp({ pdokUrl: 'http://127.0.0.1:9' });
  const answer = await app.inject(ask(postcode, huisnummer));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('malformed_body');
});

test('refuses a question without its parts, and with one of them twice', async () => {
  const { app } = await startTestApp({ pdokUrl: 'http://127.0.0.1:9' });
  for (const query of ['', '?postcode=2811GN', '?postcode=2811GN&postcode=2811GN&huisnummer=1']) {
    expect((await app.inject(`/functions/v1/address${query}`)).statusCode).toBe(400);
  }
});

test.each(REGISTER_TROUBLE)(
  'has no address to give when the register %s, and says so without an error',
  async (_name, listener) => {
    const { url: pdokUrl } = await startRegister(listener);
    const { app } = await startTestApp({ pdokUrl });
    const answer = await app.inject(ask('2811GN', '18'));
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
  },
);

test('gives up after a second and a half when the register is slow', async () => {
  const { url: pdokUrl } = await startRegister(() => undefined);
  const { app } = await startTestApp({ pdokUrl });
  const started = performance.now();
  expect((await app.inject(ask('2811GN', '18'))).statusCode).toBe(204);
  const took = performance.now() - started;
  expect(took).toBeGreaterThan(1_400);
  expect(took).toBeLessThan(2_500);
});

test('leaves a failing register alone for a while, then finds it back', async () => {
  let up = false;
  const { url: pdokUrl, asked } = await startRegister((_request, answer) =>
    json(answer, FOUND, up ? 200 : 500),
  );
  const lookUp = createLookup({ pdokUrl, restMs: 150 });
  // On a busy machine twenty questions take longer than the rest does.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  for (let huisnummer = 1; huisnummer <= 20; huisnummer += 1) {
    await expect(lookUp({ postcode: '2811GN', huisnummer })).rejects.toThrow();
  }
  expect(asked).toHaveLength(5);
  up = true;
  vi.advanceTimersByTime(200);
  expect(await lookUp({ postcode: '2811GN', huisnummer: 1 })).toEqual({
    straat: 'Dorpsstraat',
    woonplaats: 'Reeuwijk',
  });
});

test('has a limit of its own', async () => {
  const { url: pdokUrl } = await startRegister((_request, answer) => json(answer, FOUND));
  const { app } = await startTestApp({ pdokUrl, rateLimits: { submit: 9, address: 2, report: 9 } });
  const statuses = [];
  for (let times = 0; times < 3; times += 1)
    statuses.push((await app.inject(ask('2811GN', '18'))).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('answers 405 with Allow to other methods', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject({ method: 'POST', url: '/functions/v1/address' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
});
