import type { LeadSubmission, Registered } from '@sens/contract';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { readOutbox } from '#testing/open-store.ts';
import { json, REGISTER_TROUBLE, startRegister } from '#testing/register.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';
import { waitFor } from '#testing/wait-for.ts';
import { dwellingQuestion } from './dwelling-question.ts';
import { createRegisters } from './registers.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const KEY = 'sleutel-van-ons';

/** An address as the BAG gives it. */
const BAG_ADDRESS = {
  openbareRuimteNaam: 'Proefpolderlaan',
  korteNaam: 'Proefpolderln',
  huisnummer: 128,
  postcode: '2993XZ',
  woonplaatsNaam: 'Barendrecht',
  nummeraanduidingIdentificatie: '0489200000000001',
  adresseerbaarObjectIdentificatie: '0489010000000001',
  pandIdentificaties: ['0489100000000001'],
  oorspronkelijkBouwjaar: ['1974'],
  oppervlakte: 118,
  gebruiksdoelen: ['woonfunctie'],
  _links: { self: { href: 'https://api.bag.example/adressen/0489200000000001' } },
};
const bagAnswer = (...adressen: object[]) => ({ _embedded: { adressen }, _links: {} });

/** A registration as EP-Online gives it. */
const REGISTRATION = {
  Registratiedatum: '2021-05-04T00:00:00',
  Opnamedatum: '2021-05-03T00:00:00',
  Geldig_tot: '2031-05-03T00:00:00',
  Gebouwklasse: 'W',
  Postcode: '2993XZ',
  Huisnummer: 128,
  Huisletter: null,
  Huisnummertoevoeging: null,
  BAGVerblijfsobjectID: '0489010000000001',
  Bouwjaar: 1974,
  Energieklasse: 'C',
};

/** Both registers at one address, as they tell themselves apart by their paths. */
const startBoth = (bag: unknown, ep: unknown) =>
  startRegister(({ url = '' }, answer) =>
    json(answer, url.startsWith('/PandEnergielabel') ? ep : bag),
  );

/** What is known of a dwelling, when the registers answer so. */
async function lookUp(
  url: string,
  asked: Partial<LeadSubmission> = {},
  now = NOW,
): Promise<Registered | undefined> {
  const access = { url, key: KEY };
  const log = { warn: () => undefined };
  const find = createRegisters({
    bag: access,
    epOnline: access,
    log,
    now: () => now,
    timeLimitMs: 300,
  });
  return find({ ...PAYLOAD, ...asked });
}

test('a report starts from what the registers know, the mail says so, and they learn the address alone', async () => {
  const { url, asked } = await startBoth(bagAnswer(BAG_ADDRESS), [REGISTRATION]);
  const access = { url, key: KEY };
  const { app, config, log } = await startTestApp(
    { bag: access, epOnline: access },
    { now: () => NOW },
  );
  const registered = {
    bouwjaar: 1974,
    floorAreaM2: 118,
    label: { labelClass: 'C', validUntil: '2031-05-03' },
  };
  const receipt = (await submitJson(app, FORM)).json();
  expect(receipt.registered).toEqual(registered);
  expect(readRendered((await app.inject(receipt.reportPath)).body)).toMatchObject({
    report: { registered, answers: { bouwjaar: 1978 } },
  });
  await waitFor(() => readOutbox(config).size === 2);
  // Read, as a line that grew too long is folded on its way.
  const read = [...readOutbox(config).values()].map((raw) => PostalMime.parse(raw));
  const mails = (await Promise.all(read)).map(({ text }) => text).join();
  expect(mails).toContain('Oppervlakte (BAG)');
  expect(mails).toContain('C, geldig tot en met 3 mei 2031');
  const [bag, ep] = asked.toSorted((a, b) => a.url.pathname.localeCompare(b.url.pathname));
  expect(bag?.url.pathname).toBe('/adressenuitgebreid');
  expect(Object.fromEntries(bag?.url.searchParams ?? [])).toEqual({
    postcode: '2993XZ',
    huisnummer: '128',
    exacteMatch: 'true',
  });
  expect(bag?.headers['x-api-key']).toBe(KEY);
  expect(ep?.url.pathname).toBe('/PandEnergielabel/Adres');
  expect(Object.fromEntries(ep?.url.searchParams ?? [])).toEqual({
    postcode: '2993XZ',
    huisnummer: '128',
  });
  expect(ep?.headers.authorization).toBe(KEY);
  // The same address again is known.
  await submitJson(app, { ...FORM, email: 'ander@testhuizen.example' });
  expect(asked).toHaveLength(2);
  expect(log()).not.toContain(KEY);
});

test('without a key no register is asked', async () => {
  const { app } = await startTestApp();
  expect((await submitJson(app, FORM)).json()).not.toHaveProperty('registered');
});

describe.each(REGISTER_TROUBLE)('a register that %s', (_name, listener) => {
  test('keeps no request: it is kept without', async () => {
    const { url } = await startRegister(listener);
    const access = { url, key: KEY };
    const { app, log } = await startTestApp({ bag: access, epOnline: access });
    const answer = await submitJson(app, FORM);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('registered');
    expect(log()).toContain('register unavailable');
    expect(log()).not.toContain('2993XZ');
  });
});

test('a register that hangs is left after its time, and the other one counts', async () => {
  const { url } = await startRegister((request, answer) => {
    if (request.url?.startsWith('/Pand')) json(answer, [REGISTRATION]);
  });
  expect(await lookUp(url)).toEqual({ label: { labelClass: 'C', validUntil: '2031-05-03' } });
});

test.each<[string, unknown, Registered | undefined]>([
  ['no dwelling', { _links: {} }, undefined],
  ['two at the same number', bagAnswer(BAG_ADDRESS, BAG_ADDRESS), undefined],
  ['a neighbour', bagAnswer({ ...BAG_ADDRESS, huisletter: 'A' }), undefined],
  ['a shop', bagAnswer({ ...BAG_ADDRESS, gebruiksdoelen: ['winkelfunctie'] }), undefined],
  [
    'a year and an area that stand for nothing',
    bagAnswer({ ...BAG_ADDRESS, oorspronkelijkBouwjaar: ['1005'], oppervlakte: 999_999 }),
    undefined,
  ],
  [
    'buildings of two years',
    bagAnswer({ ...BAG_ADDRESS, oorspronkelijkBouwjaar: ['1920', '1991'] }),
    { floorAreaM2: 118 },
  ],
])('of a BAG that tells of %s only what is sure is taken', async (_name, bag, known) => {
  const { url } = await startBoth(bag, []);
  expect(await lookUp(url)).toEqual(known);
});

test.each<[string, object[], string | undefined]>([
  ['is past its day', [{ ...REGISTRATION, Geldig_tot: '2026-11-21T00:00:00' }], undefined],
  ['is of a shop', [{ ...REGISTRATION, Gebouwklasse: 'U' }], undefined],
  ['is of a neighbour', [{ ...REGISTRATION, Huisletter: 'a' }], undefined],
  ['has no class', [{ ...REGISTRATION, Energieklasse: null }], undefined],
  [
    'was followed by another',
    [
      REGISTRATION,
      { ...REGISTRATION, Registratiedatum: '2024-01-01T00:00:00', Energieklasse: 'A' },
    ],
    'A',
  ],
])('a label that %s does not count', async (_name, labels, labelClass) => {
  const { url } = await startBoth({}, labels);
  expect((await lookUp(url))?.label?.labelClass).toBe(labelClass);
});

test.each([
  ['22:59', 'C'],
  ['23:00', undefined],
])('a label counts on its last day until midnight here, at %s UTC', async (time, labelClass) => {
  const { url } = await startBoth({}, [{ ...REGISTRATION, Geldig_tot: '2026-11-22T00:00:00' }]);
  const now = new Date(`2026-11-22T${time}:00Z`);
  expect((await lookUp(url, {}, now))?.label?.labelClass).toBe(labelClass);
});

test('a flat is asked for by its letter and what follows it', async () => {
  const flat = { huisletter: 'A', huisnummertoevoeging: '2' };
  const { url, asked } = await startBoth(bagAnswer({ ...BAG_ADDRESS, ...flat }), []);
  expect(await lookUp(url, { huisnummer_toevoeging: 'a-2' })).toEqual({
    bouwjaar: 1974,
    floorAreaM2: 118,
  });
  for (const { url: question } of asked) {
    expect(Object.fromEntries(question.searchParams)).toMatchObject(flat);
  }
});

test.each([
  ['', '', ''],
  ['a', 'A', ''],
  ['A2', 'A', '2'],
  ['a-bis', 'A', 'BIS'],
  ['bis', '', 'BIS'],
  ['2', '', '2'],
  ['-2', '', '2'],
  ['2a', '', '2A'],
])('the suffix %j is letter %j and %j', (huisnummer_toevoeging, huisletter, toevoeging) => {
  expect(dwellingQuestion({ ...PAYLOAD, huisnummer_toevoeging })).toMatchObject({
    huisletter,
    toevoeging,
  });
});

test.each(['2 hoog', 'achter', 'a&b'])('of the suffix %j no register is asked', (suffix) => {
  expect(dwellingQuestion({ ...PAYLOAD, huisnummer_toevoeging: suffix })).toBeUndefined();
});
