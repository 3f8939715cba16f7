import { TRAP_FIELD } from '@sens/contract';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { leadsCommand } from '#testing/leads-command.ts';
import { query, readOutbox } from '#testing/open-store.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';
import { spamReasons } from './spam.ts';

test.each([
  ['trap', { [TRAP_FIELD]: 'x' }],
  ['link', { straat: 'Kijk op https://kwaad.example' }],
  ['link', { last_name: 'best-pills.shop' }],
  ['link', { first_name: 'Ga naar www.gratis-geld.nl voor meer' }],
  ['site', { last_name: 'Bakkerij Smit, bakkerijsmit.nl' }],
  ['markup', { first_name: '<a href="mailto:x@kwaad.example">klik</a>' }],
  ['markup', { first_name: '<a href="x">klik</a>' }],
  ['letters', { woonplaats: 'Москва' }],
  ['same-words', { last_name: 'RobertCof', straat: 'RobertCof', woonplaats: 'robertcof' }],
])('a request is marked for %s', (reason, given) => {
  const body = { ...PAYLOAD, ...given };
  expect(spamReasons(body, body)).toContain(reason);
});

test.each([
  {},
  { [TRAP_FIELD]: '' },
  { first_name: 'Ali', last_name: 'Ali' },
  { first_name: 'Đỗ', last_name: "d'Oultremont-van 't Hoff" },
  { first_name: 'Ελένη', last_name: 'Παπαδοπούλου' },
  { straat: 'Dr. A.F. Philipsweg', woonplaats: "'s-Hertogenbosch" },
  { straat: '2e J. van der Heijdenstr.', woonplaats: 'St.-Annaland' },
  { last_name: 'Utrecht', straat: 'Utrecht', woonplaats: 'Den Haag' },
  { last_name: 'jan@ziggo.nl' },
  { last_name: 'J.Top' },
  { last_name: 'A.Net' },
  { last_name: 'Jan de Vries <jan@ziggo.nl>' },
])('nobody is marked for %j', (given) => {
  const body = { ...PAYLOAD, ...given };
  expect(spamReasons(body, body)).toEqual([]);
});

test('a marked request is answered as any other and kept, nothing is mailed until somebody says so', async () => {
  const { app, config, log } = await startTestApp();
  const answer = await submitForm(app, { ...FORM, [TRAP_FIELD]: 'koop nu' });
  expect(answer.statusCode).toBe(303);
  expect((await app.inject(String(answer.headers.location))).statusCode).toBe(200);
  const other = (await submitJson(app, { ...PAYLOAD, huisnummer: 2 })).json();
  await waitFor(() => readOutbox(config).size === 2);
  for (const name of readOutbox(config).keys()) expect(name).toContain(other.reference);
  const [marked] = query(config, "select reference, email from leads where spam = 'trap'");
  expect(marked?.email).toBe(FORM.email);
  for (const text of [...PERSONAL_TEXTS, 'koop nu']) expect(log()).not.toContain(text);

  const reference = String(marked?.reference);
  const leads = (...typed: string[]) => leadsCommand({ DATA_DIR: config.dataDir }, ...typed);
  expect((await leads('list')).output).toMatch(new RegExp(`${reference}.+lijkt spam`));
  const show = await leads('show', reference);
  expect(show.output).toMatch(/^lijkt spam +een veld is ingevuld dat bezoekers niet zien$/m);
  expect(show.output).toContain(`\nIs dit iemand? npm run leads -- redeliver ${reference}\n`);
  expect(await leads('redeliver', reference)).toMatchObject({ code: 0 });
  await waitFor(() => readOutbox(config).size === 4);
});

test('the summary of the morning names what was marked', async () => {
  let at = new Date('2026-11-22T12:00:00Z');
  const first = await startTestApp({}, { now: () => at });
  const { reference } = (
    await submitJson(first.app, { ...PAYLOAD, straat: 'www.kwaad.example' })
  ).json();
  await first.app.close();
  at = new Date('2026-11-23T06:00:00Z');
  const second = await startTestApp(first.config, { now: () => at });
  await second.app.ready();
  const [name, raw] = await waitFor(() => [...readOutbox(first.config)][0]);
  expect(name).toContain('dagoverzicht');
  const mail = await PostalMime.parse(raw);
  expect(mail.text).toContain(
    `deze aanvragen lijken spam:\n- Willemijn van der Testhuizen, 06 12345678 (${reference})\n`,
  );
  expect(mail.text).not.toContain('kwaad');
});

test('a form that another site posts is refused before it is read, and its own is not', async () => {
  const { app, config } = await startTestApp({ allowedOrigins: ['https://www.sens.example'] });
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://kwaad.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://kwaad.example', host: 'localhost:3000' },
  ];
  for (const headers of refused) {
    const answer = await submitForm(app, FORM, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('>Deze aanvraag kwam van een andere site.');
    expect(answer.body).toContain('Bel 0180 000 000');
  }
  expect(query(config, 'select * from leads')).toEqual([]);
  const taken: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.sens.example' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    { origin: 'null' },
  ];
  for (const headers of taken) expect((await submitForm(app, FORM, headers)).statusCode).toBe(303);
});

test('whoever goes on and on gets a built page with the phone number in place of the form', async () => {
  const { app } = await startTestApp({ rateLimits: { submit: 1 } });
  const isForm: boolean[] = [];
  for (let number = 0; number < 14; number += 1) {
    const answer = await submitForm(app, { ...FORM, huisnummer: String(number + 1) });
    if (number > 0) expect(answer.statusCode).toBe(429);
    if (number > 0) isForm.push(!answer.body.includes('Bel 0180 000 000'));
    if (number > 3) expect(answer.body).toContain('of bel ons gerust.</p>');
  }
  expect(isForm.slice(0, 2)).toEqual([true, true]);
  expect(isForm.slice(2)).toEqual(Array(11).fill(false));
});

test('under a flood from many addresses a refused form costs no page that has to be made', async () => {
  const { app, config } = await startTestApp({ rateLimits: { submitAll: 1 } });
  expect((await submitForm(app)).statusCode).toBe(303);
  const refused = await submitForm(app, { ...FORM, huisnummer: '2' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(refused.body).toContain('Bel 0180 000 000');
  expect(query(config, 'select * from leads')).toHaveLength(1);
});
