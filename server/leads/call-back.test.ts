import { callBackSubmission, LEAD_MESSAGES as M } from '@sens/contract';
import { describe, expect, test } from 'vitest';
import { createSources } from '#leads/sources/sources.ts';
import { query } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { COMPANY, startTestApp } from '#testing/test-app.ts';
import { toMailbox } from './fingerprint.ts';
import { callBackMail } from './mail/call-back-mail.ts';
import { toPlainText } from './mail/plain-text.ts';

const ASKED = {
  form_type: 'call_back',
  source: 'chatbot',
  naam: 'Anna de Vries',
  telefoon: '06-12345678',
  moment: 'middag',
  transcript: 'Vraag: Wat kost een <i>label</i>?\nAntwoord: € 150',
};

const LEAD = 'select source, form_type, phone, email, moment, transcript from leads';
const KINDS = 'select kind from deliveries order by kind';

describe('a request to be called back', () => {
  test('is kept as a lead of the chatbot, and only the company gets a mail', async () => {
    const { app, config } = await startTestApp();
    const answer = await submitJson(app, ASKED);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true, reference: expect.stringMatching(/^SR-/) });
    expect(query(config, LEAD)).toEqual([
      {
        source: 'chatbot',
        form_type: 'call_back',
        phone: '+31612345678',
        email: '',
        moment: 'middag',
        transcript: ASKED.transcript,
      },
    ]);
    expect(query(config, KINDS)).toEqual([{ kind: 'company-mail' }]);
  });

  test('sent twice under one key is one lead with one answer', async () => {
    const { app, config } = await startTestApp();
    const key = { 'idempotency-key': 'terugbellen-000000001' };
    const [first, second] = await Promise.all([
      submitJson(app, ASKED, key),
      submitJson(app, ASKED, key),
    ]);
    expect(second?.json()).toEqual(first?.json());
    expect(query(config, LEAD)).toHaveLength(1);
  });

  test('with something wrong is answered with the sentences of the form', async () => {
    const { app, config } = await startTestApp();
    const answer = await submitJson(app, { ...ASKED, naam: '', telefoon: '06' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      naam: M.naamTooShort,
      telefoon: M.telefoonTooShort,
    });
    expect(query(config, LEAD)).toEqual([]);
  });

  test('leaves no word of the visitor in the log, and has no report behind a link', async () => {
    const { app, config, log } = await startTestApp();
    await submitJson(app, ASKED);
    for (const word of ['Anna', 'Vries', '612345678', 'label']) expect(log()).not.toContain(word);
    const [lead] = query(config, 'select report_token from leads');
    const report = await app.inject(`/rapport/${lead?.report_token}`);
    expect(report.statusCode).toBe(404);
  });

  test('of one number is held to the limit of one visitor, however it is typed', () => {
    expect(toMailbox('06 12345678')).toBe(toMailbox('+31612345678'));
    expect(toMailbox('+31612345678')).not.toBe(toMailbox('+31687654321'));
  });
});

describe('the mail about it', () => {
  const mail = (transcript?: string) =>
    callBackMail(
      {
        id: 'lead-1',
        reference: 'SR-7F3K9Q',
        createdAt: new Date('2026-11-20T22:30:00Z'),
        reportToken: 'T'.repeat(32),
        submission: callBackSubmission({
          naam: 'Anna <b>de Vries',
          telefoon: '612345678',
          moment: 'ochtend',
          transcript,
          consent_version: undefined,
        }),
      },
      COMPANY,
      createSources(),
    );

  test('shows whom to call, when, and what was said', () => {
    const { subject, mail: words } = mail(ASKED.transcript);
    const text = toPlainText(words.parts);
    expect(subject).toBe('Terugbelverzoek: Anna <b>de Vries (SR-7F3K9Q)');
    expect(words.preview).toBe(
      '06 12345678 · op een werkdag in de ochtend (9.00 tot 12.00 uur) · bel uiterlijk maandag 23 november',
    );
    expect(text).toContain('Bel uiterlijk maandag 23 november.');
    expect(text).toContain('tel:+31612345678');
    expect(text).toContain('in de ochtend (9.00 tot 12.00 uur)');
    expect(text).toContain(ASKED.transcript);
  });

  test('has the ways to reach who asked above what was said', () => {
    const { parts } = mail(ASKED.transcript).mail;
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'rows', 'links', 'title', 'text']);
    expect(parts[2]).toEqual({
      kind: 'links',
      links: [
        { label: 'Bel', href: 'tel:+31612345678' },
        { label: 'WhatsApp', href: 'https://wa.me/31612345678' },
      ],
    });
  });

  test('says so when the conversation did not come along', () => {
    expect(toPlainText(mail().mail.parts)).toContain('stuurde het gesprek niet mee');
  });
});
