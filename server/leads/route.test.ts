// @module-tag long

import { LEAD_FIELDS, LEAD_MESSAGES as M, MAX_BODY_BYTES } from '@sens/contract';
import { describe, expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { sharedServer, startTestApp, tempFolder } from '#testing/test-app.ts';
import { FORM, PAYLOAD } from '#testing/test-lead.ts';

describe('a valid submission', () => {
  test('is answered 200 with a receipt, and lead and deliveries are stored', async () => {
    const { app, config } = await startTestApp();
    const answer = await submitJson(app, PAYLOAD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^SR-[0-9A-HJKMNP-TV-Z]{6}$/),
      reportPath: expect.stringMatching(/^\/rapport\/[\w-]{32}$/),
    });
    const [lead, ...others] = query(config, 'select * from leads');
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      reference: answer.json().reference,
      first_name: 'Willemijn',
      last_name: 'van der Testhuizen',
      email: FORM.email,
      phone: '+31612345678',
      postcode: '2993XZ',
      huisnummer: 128,
      straat: FORM.straat,
      woonplaats: 'Barendrecht',
      woningtype: 'hoekwoning',
      bouwjaar: '1978',
      source: 'homepage',
      form_type: 'energy_report',
      current_energy_costs: 240,
    });
    expect(
      query(config, 'select kind from deliveries order by kind').map((row) => row.kind),
    ).toEqual(['company-mail', 'visitor-mail']);
  });

  test('keeps what a tool knew of the house, with the answers of the form before it', async () => {
    const { app, config } = await startTestApp();
    const woning = {
      woningtype: 'vrijstaand',
      bouwjaar: 1950,
      glazing: 'dubbel',
      floorAreaM2: 130,
    };
    await submitJson(app, { ...FORM, woning: JSON.stringify(woning) });
    const [lead] = query(config, 'select house_answers from leads');
    expect(JSON.parse(String(lead?.house_answers))).toEqual({
      woningtype: 'hoekwoning',
      bouwjaar: 1978,
      monthlyCostEur: 240,
      glazing: 'dubbel',
      floorAreaM2: 130,
    });
  });

  test('is kept with the tool that it came from, as that was left', async () => {
    const { app, config } = await startTestApp();
    const rekenhulp = '/tools/roi-calculator?woningtype=hoekwoning&prijs-zonnepanelen=4200';
    await submitJson(app, { ...FORM, rekenhulp });
    await submitJson(app, { ...PAYLOAD, energy_data: { tool_path: rekenhulp } });
    const kept = { tool_path: rekenhulp };
    expect(query(config, 'select tool_path from leads')).toEqual([kept, kept]);
  });

  test.each([
    ['no text of a house', 'geen json'],
    ['an unknown question', '{"geheim":1}'],
    ['an answer out of bounds', '{"floorAreaM2":1}'],
  ])('is kept without the house when a tool sent %s', async (_, woning) => {
    const { app, config } = await startTestApp();
    expect((await submitJson(app, { ...FORM, woning })).statusCode).toBe(200);
    expect(query(config, 'select house_answers from leads')).toEqual([{ house_answers: null }]);
  });

  test('as bare form fields in JSON is stored the same way as the payload', async () => {
    const { app, config } = await startTestApp();
    await submitJson(app, { ...FORM, source: 'homepage' });
    await submitJson(app, PAYLOAD);
    const columns =
      'first_name, last_name, email, phone, postcode, huisnummer, straat, woonplaats, woningtype, bouwjaar, source, current_energy_costs';
    // Equal values without a key are one lead: the second was recognised as the first.
    expect(query(config, `select ${columns} from leads`)).toHaveLength(1);
  });

  test('leaves out unknown fields, also when they look like ours', async () => {
    const { app, config } = await startTestApp();
    const body = {
      ...FORM,
      id: 'evil',
      reference: 'SR-AAAAAA',
      isAdmin: true,
      geheim: 'nooit-bewaren',
    };
    expect((await submitJson(app, body)).statusCode).toBe(200);
    const [lead] = query(config, 'select * from leads');
    expect(JSON.stringify(lead)).not.toMatch(/evil|SR-AAAAAA|nooit-bewaren/);
  });

  test.each([
    ['isolatie', 'isolatie'],
    [' Tool:Subsidie-calculator ', 'tool:subsidie-calculator'],
    ['chatbot', 'chatbot'],
    ['', 'onbekend'],
    [undefined, 'onbekend'],
  ])('with source %j is kept under %j', async (source, kept) => {
    const { app, config, log } = await startTestApp();
    expect((await submitJson(app, { ...FORM, source })).statusCode).toBe(200);
    expect(query(config, 'select source from leads')).toEqual([{ source: kept }]);
    expect(log()).not.toContain('dropped');
  });

  test.each(['geheime-pagina', '<geheim>', 'geheim'.repeat(40), { geheim: 1 }, '__proto__'])(
    'with source %j, that no page has, is kept without it; the log says only that it was odd',
    async (source) => {
      const { app, config, log } = await startTestApp();
      const answer = await submitJson(app, { ...FORM, source });
      expect(answer.statusCode).toBe(200);
      expect(query(config, 'select source from leads')).toEqual([{ source: 'onbekend' }]);
      expect(log()).toContain(
        `"reference":"${answer.json().reference}","dropped":["source"],"msg":"odd values dropped"`,
      );
      expect(log()).not.toMatch(/geheim|__proto__/);
    },
  );

  test('keeps which text the form showed, and when', async () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    const { app, config, log } = await startTestApp({}, { now: () => now });
    await submitJson(app, { ...PAYLOAD, consent_version: '2026-11' });
    await submitJson(app, { ...FORM, naam: 'Ander', consent_version: '2026-11' });
    await submitJson(app, { ...FORM, naam: 'Zonder' });
    expect(query(config, 'select consent_version, consent_at from leads order by rowid')).toEqual([
      { consent_version: '2026-11', consent_at: now.toISOString() },
      { consent_version: '2026-11', consent_at: now.toISOString() },
      { consent_version: null, consent_at: null },
    ]);
    expect(log()).not.toContain('dropped');
  });

  test.each([
    ['consent_version', { consent_version: 'geheim' }],
    ['bouwjaar', { bouwjaar: 'geheim '.repeat(20) }],
    ['monthlyBill', { monthlyBill: 'geheim' }],
    ['woning', { woning: '{"geheim":1}' }],
    ['woning', { woning: 'geheim' }],
    ['rekenhulp', { rekenhulp: '/tools/geheim?a=1' }],
  ])('is kept without an odd %s; the log names it without its content', async (name, odd) => {
    const { app, config, log } = await startTestApp();
    expect((await submitJson(app, { ...FORM, ...odd })).statusCode).toBe(200);
    const [lead, ...others] = query(config, 'select * from leads');
    expect(others).toEqual([]);
    expect(JSON.stringify(lead)).not.toContain('geheim');
    expect(log()).toContain(`"dropped":["${name}"]`);
    expect(log()).not.toContain('geheim');
  });

  test('has any source that is a tag as long as the site is not built', async () => {
    const { app, config } = await startTestApp({ siteDir: tempFolder() });
    await submitJson(app, { ...FORM, source: 'kozijnen-materiaaladvies' });
    await submitJson(app, { ...FORM, naam: 'Ander', source: 'kozijnen <b>' });
    expect(query(config, 'select source from leads order by created_at')).toEqual([
      { source: 'kozijnen-materiaaladvies' },
      { source: 'onbekend' },
    ]);
  });
});

const hundred = 'a'.repeat(100);

describe('every rule of the spec at its edges', () => {
  const server = sharedServer((atEnd) => startTestApp({}, {}, atEnd));

  test.each<[field: keyof typeof FORM, value: unknown, message: string | undefined]>([
    ['naam', undefined, M.naamTooShort],
    ['naam', '', M.naamTooShort],
    ['naam', '  a  ', M.naamTooShort],
    ['naam', 'ab', undefined],
    ['naam', '🏠', M.naamTooShort],
    ['naam', '🏠🏡', undefined],
    ['naam', hundred, undefined],
    ['naam', `${hundred}a`, M.naamTooLong],
    ['naam', '🏠'.repeat(100), undefined],
    ['naam', 12, M.naamTooShort],
    ['naam', ['ab'], M.naamTooShort],
    ['email', undefined, M.email],
    ['email', '', M.email],
    ['email', 'jan', M.email],
    ['email', 'jan@', M.email],
    ['email', 'jan@huis', M.email],
    ['email', 'jan@huis.example\r\nBcc: x@y.example', M.email],
    ['email', 'jan+rapport@mail.huis.example', undefined],
    ['telefoon', undefined, M.telefoonTooShort],
    ['telefoon', '61234567', M.telefoonTooShort],
    ['telefoon', '612345678', undefined],
    ['telefoon', '101234567', undefined],
    ['telefoon', '0612345678', M.telefoon],
    ['telefoon', '012345678', M.telefoon],
    ['telefoon', '6 12345678', M.telefoon],
    ['telefoon', '61234567a8', M.telefoon],
    ['telefoon', '61234567a', M.telefoonTooShort],
    ['straat', undefined, M.straat],
    ['straat', 'a', M.straat],
    ['straat', ' a ', M.straat],
    ['straat', 'Ee', undefined],
    ['postcode', undefined, M.postcodeTooShort],
    ['postcode', '1234A', M.postcodeTooShort],
    ['postcode', '1234AB', undefined],
    ['postcode', '1234 AB', undefined],
    ['postcode', '1234  AB', M.postcodeTooLong],
    ['postcode', '0234AB', M.postcode],
    ['postcode', '123AAB', M.postcode],
    ['postcode', '1234A1', M.postcode],
    ['postcode', '12345AB', M.postcode],
    ['postcode', '1234-AB', M.postcode],
    ['postcode', '1234ab', undefined],
    ['huisnummer', undefined, M.huisnummerTooLow],
    ['huisnummer', '', M.huisnummerTooLow],
    ['huisnummer', '0', M.huisnummerTooLow],
    ['huisnummer', '-1', M.huisnummerTooLow],
    ['huisnummer', '1', undefined],
    ['huisnummer', 1, undefined],
    ['huisnummer', 1.5, M.huisnummerTooLow],
    ['huisnummer', '99999', undefined],
    ['huisnummer', '100000', M.huisnummerTooHigh],
    ['huisnummer', 100_000, M.huisnummerTooHigh],
    ['huisnummer', '12a', M.huisnummerTooLow],
    ['woonplaats', undefined, M.woonplaats],
    ['woonplaats', 'E', M.woonplaats],
    ['woonplaats', 'Ee', undefined],
    ['woningtype', undefined, M.woningtype],
    ['woningtype', '', M.woningtype],
    ['woningtype', 'kasteel', M.woningtype],
    ['woningtype', 'twee-onder-een-kap', undefined],
    ['bouwjaar', undefined, undefined],
    ['bouwjaar', '', undefined],
    ['monthlyBill', undefined, undefined],
    ['monthlyBill', 'veel', undefined],
  ])('%s %j: %s', async (field, value, message) => {
    const { app, config } = server();
    const kept = () => query(config, 'select id from leads').length;
    const before = kept();
    const answer = await submitJson(app, { ...FORM, [field]: value });
    if (message === undefined) {
      expect(answer.statusCode).toBe(200);
      return;
    }
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: {
        code: 'invalid_fields',
        message: 'Controleer de gemarkeerde velden.',
        fields: { [field]: message },
      },
    });
    expect(kept()).toBe(before);
  });

  test('hold for the payload too, named by the fields of the form', async () => {
    const { app } = await startTestApp();
    const answer = await submitJson(app, { form_type: 'energy_report' });
    expect(answer.statusCode).toBe(422);
    const required = LEAD_FIELDS.filter(
      (name) => !['toevoeging', 'bouwjaar', 'monthlyBill'].includes(name),
    );
    expect(Object.keys(answer.json().error.fields)).toEqual(required);
    const national = await submitJson(app, { ...PAYLOAD, phone: '+310612345678' });
    expect(national.json().error.fields).toEqual({ telefoon: M.telefoon });
  });

  test('are strict for JSON: a phone number is not put right', async () => {
    const { app } = await startTestApp();
    const answer = await submitJson(app, { ...FORM, telefoon: '06-12345678' });
    expect(answer.json().error.fields).toEqual({ telefoon: M.telefoon });
  });
});

describe('hostile JSON', () => {
  const invisible = '\u0000\u202e\u2066\u200f\u001b[2J';

  test.each<[field: keyof typeof FORM, value: unknown, message: string]>([
    ['telefoon', '6'.repeat(9_000), M.telefoon],
    ['email', `${'a'.repeat(7_995)}@huis.example`, M.emailTooLong],
    ['straat', 'x'.repeat(12_000), M.straatTooLong],
    ['woonplaats', 'x'.repeat(12_000), M.woonplaatsTooLong],
    ['naam', invisible.replace('[2J', ''), M.naamTooShort],
    ['huisnummer', `1${' '.repeat(15_000)}!`, M.huisnummerTooLow],
    ['huisnummer', { valueOf: 1 }, M.huisnummerTooLow],
    ['postcode', ['2993XZ'], M.postcodeTooShort],
    ['email', { toString: 'x' }, M.email],
  ])('with an odd %s is refused with a message', async (field, value, message) => {
    const { app, config } = await startTestApp();
    const answer = await submitJson(app, { ...FORM, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ [field]: message });
    expect(query(config, 'select * from leads')).toEqual([]);
  });

  test('keeps no control characters or direction marks, in form or payload', async () => {
    const { app, config } = await startTestApp();
    await submitJson(app, {
      ...PAYLOAD,
      first_name: `Willemijn${invisible}`,
      straat: `Proef${invisible}laan\r\nBron: x`,
      bouwjaar: `19${invisible.replace('[2J', '')}78`,
      huisnummer_toevoeging: '\u0000',
    });
    const [lead] = query(config, 'select * from leads');
    expect(lead).toMatchObject({
      first_name: 'Willemijn[2J',
      straat: 'Proef[2Jlaan Bron: x',
      bouwjaar: '1978',
      huisnummer_toevoeging: null,
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    expect(JSON.stringify(lead)).not.toMatch(/[\u0000-\u001f\u202e\u2066\u200f]|\\u00/);
  });

  test('with a house nested deep is kept without the house', async () => {
    const { app, config } = await startTestApp();
    const deep = `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`;
    const { energy_data: _energy, ...rest } = PAYLOAD;
    const body = JSON.stringify(rest).replace(/}$/, `,"energy_data":{"house_answers":${deep}}}`);
    expect((await submitJson(app, body)).statusCode).toBe(200);
    expect(query(config, 'select house_answers, current_energy_costs from leads')).toEqual([
      { house_answers: null, current_energy_costs: null },
    ]);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['broken JSON', '{"naam":'],
    ['no body', ''],
    ['a list', '[]'],
    ['a text', '"naam"'],
    ['a number', '12'],
    ['null', 'null'],
    ['a poisoned prototype', '{"__proto__":{"naam":"x"}}'],
  ])('%s is answered 400', async (_name, body) => {
    const { app } = await startTestApp();
    const answer = await submitJson(app, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('malformed_body');
  });

  test('a body of exactly 16 kB is read, one byte more is answered 413', async () => {
    const { app } = await startTestApp();
    const empty = JSON.stringify({ ...FORM, extra: '' }).length;
    const fits = { ...FORM, extra: 'x'.repeat(MAX_BODY_BYTES - empty) };
    expect((await submitJson(app, fits)).statusCode).toBe(200);
    const answer = await submitJson(app, { ...fits, extra: `${fits.extra}x` });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.code).toBe('body_too_large');
  });

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/ld+json',
  ])('content type %s is answered 415', async (type) => {
    const { app } = await startTestApp();
    const answer = await submitJson(app, FORM, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.code).toBe('unsupported_media_type');
  });

  test('a visitor who opens its address comes to the form', async () => {
    const { app } = await startTestApp();
    const answer = await app.inject({
      url: '/functions/v1/submit-lead',
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/verduurzamingsrapportage#formulier');
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const)(
    'method %s is answered 405 with Allow, whatever its body',
    async (method) => {
      const { app } = await startTestApp();
      const answer = await app.inject({
        method,
        url: '/functions/v1/submit-lead',
        headers: { 'content-type': 'text/plain' },
      });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST, OPTIONS');
    },
  );

  test('an unknown function is answered 404 in the error shape', async () => {
    const { app } = await startTestApp();
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/functions/v1/nope' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('not_found');
    }
  });
});
