import { expect, test } from 'vitest';
import { MOST_ATTEMPTS } from '#leads/delivery/backoff.ts';
import type { Trouble } from '#leads/store/store.ts';
import { troubleMail } from './trouble-mail.ts';

const AT = new Date('2026-11-23T07:00:00Z');

const trouble = (given: Partial<Trouble> = {}): Trouble => ({
  id: 'x',
  reference: 'SR-QAG7CN',
  name: 'Jan de Vries',
  phone: '+31612345678',
  kind: 'visitor-mail',
  status: 'parked',
  attempts: 1,
  lastError: 'EENVELOPE 550',
  createdAt: AT,
  ...given,
});

const SETTINGS = { mailFrom: 'a@b.example', mailTo: 'c@d.example', layOut: async () => undefined };

const mailOf = (
  troubles: Trouble[],
  marked: Pick<Trouble, 'reference' | 'name' | 'phone'>[] = [],
) => troubleMail('Let op', { troubles, marked }, SETTINGS, 'name', AT);

const WHO = 'Jan de Vries, 06 12345678 (SR-QAG7CN)';

test.each([
  ['an address that is full or gone', {}, ': het e-mailadres bestaat niet of neemt geen post aan'],
  [
    // The same code, but tried for a week: it was the sender that was refused.
    'a sender that was refused all week',
    { attempts: MOST_ATTEMPTS },
    `: mail met het rapport aan de aanvrager, ${MOST_ATTEMPTS} pogingen, de mailserver weigert deze mail (EENVELOPE 550)`,
  ],
  [
    'a mail server that is away',
    { kind: 'company-mail' as const, status: 'pending' as const, lastError: 'ECONNREFUSED' },
    ': mail aan u, 1 poging, de mailserver is niet te bereiken (ECONNREFUSED)',
  ],
  [
    'a mail server that asks to come back',
    { status: 'pending' as const, lastError: 'EENVELOPE 451' },
    ', de mailserver vraagt om het later nog eens te proberen (EENVELOPE 451)',
  ],
  [
    'a system of the company that failed',
    { kind: 'webhook' as const, lastError: 'HTTP 500' },
    ': bericht aan uw eigen systeem (webhook), 1 poging, uw systeem neemt het bericht niet aan (HTTP 500)',
  ],
  ['a code without words', { lastError: 'EXYZ' }, 'aan de aanvrager, 1 poging (EXYZ)'],
])('tells whom to call and why: %s', async (_what, given, told) => {
  const { text } = await mailOf([trouble(given)]);
  expect(text).toContain(`- ${WHO}`);
  expect(text).toContain(told);
});

test('says what was never tried', async () => {
  const { lastError: _none, ...rest } = trouble({ status: 'pending', attempts: 0 });
  const { text } = await mailOf([rest]);
  expect(text).toContain(`- ${WHO}: mail met het rapport aan de aanvrager, nog niet geprobeerd`);
});

test('names nobody whose request is a year old', async () => {
  const { text } = await mailOf([trouble({ createdAt: new Date('2025-11-20T07:00:00Z') })]);
  expect(text).toContain('- (SR-QAG7CN): het e-mailadres');
  expect(text).toContain('bel de aanvrager en vraag');
  expect(text).not.toMatch(/Vries|612345678/);
});

test('what a program typed as a name is no line and no link of the mail', async () => {
  const name = 'Win\n- geld <b> https://www.kwaad.example';
  const marked = [{ reference: 'SR-GW31BJ', name, phone: '+31600000000' }];
  const { text } = await mailOf([trouble({ name: 'Jan\r\n- x' })], marked);
  expect(text).toContain('- Jan - x, 06 12345678 (SR-QAG7CN)');
  expect(text).toMatch(/^- Win - geld b https www kwaad example, 06 00000000 \(SR-GW31BJ\)$/m);
});

test('its head has all references, by which a copy is found', async () => {
  const marked = [{ reference: 'SR-GW31BJ', name: 'Jan', phone: '' }];
  const { headers } = await mailOf([trouble(), trouble({ kind: 'webhook' })], marked);
  expect(headers).toMatchObject({ Keywords: 'SR-QAG7CN, SR-GW31BJ' });
});
