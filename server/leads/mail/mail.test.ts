import type { LeadSubmission, Mail, MailReader } from '@sens/contract';
import { describe, expect, test } from 'vitest';
import { createSources } from '#leads/sources/sources.ts';
import type { Lead } from '#leads/store/store.ts';
import { COMPANY } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { PAGE_TITLES } from '#testing/test-site.ts';
import { companyMail } from './company-mail.ts';
import { composeMail } from './compose.ts';
import { toPlainText } from './plain-text.ts';
import { toHeaderText } from './text.ts';
import { visitorMail } from './visitor-mail.ts';

const SITE = 'https://www.sens.example';

const makeLead = (submission: Partial<LeadSubmission> = {}): Lead => ({
  id: 'lead-1',
  reference: 'SR-7F3K9Q',
  createdAt: new Date('2026-11-20T22:30:00Z'),
  reportToken: 'T'.repeat(32),
  submission: { ...(PAYLOAD as LeadSubmission), ...submission },
});

const SOURCES = createSources(PAGE_TITLES);
const withText = <Found extends { mail: Mail }>(found: Found) => ({
  ...found,
  text: toPlainText(found.mail.parts),
});

const toCompany = (lead: Lead) => withText(companyMail(lead, COMPANY, SOURCES, SITE));
const toVisitor = (lead: Lead) => withText(visitorMail(lead, COMPANY, SITE));

describe('the mail to the company', () => {
  test('says in its subject who, where and which', () => {
    expect(toCompany(makeLead()).subject).toBe(
      'Nieuwe rapportaanvraag: Willemijn van der Testhuizen, Barendrecht (SR-7F3K9Q)',
    );
  });

  test('is answered to the visitor', () => {
    expect(toCompany(makeLead()).replyTo).toEqual({
      name: 'Willemijn van der Testhuizen',
      address: 'willemijn@testhuizen.example',
    });
  });

  test('holds everything that was filled in', () => {
    const { text } = toCompany(makeLead({ huisnummer_toevoeging: 'bis' }));
    for (const part of [
      'Willemijn van der Testhuizen',
      'Telefoon: 06 12345678\n',
      'willemijn@testhuizen.example',
      'Proefpolderlaan 128 bis, 2993 XZ Barendrecht',
      'Hoekwoning',
      '1978',
      '€ 240 per maand',
      'Bron: Homepagina\n',
      'vrijdag 20 november 2026 om 23.30 uur',
      'SR-7F3K9Q',
      'tel:+31612345678',
      'https://wa.me/31612345678',
      `${SITE}/rapport/${'T'.repeat(32)}?weergave=adviseur`,
      'binnen 24 uur',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('leads to the tool that it came from, as that was left; else to none', () => {
    const tool_path = '/tools/roi-calculator?woningtype=hoekwoning&prijs-zonnepanelen=4200';
    const { text } = toCompany(makeLead({ energy_data: { tool_path } }));
    expect(text).toContain(`Wat de aanvrager in de rekenhulp invulde: ${SITE}${tool_path}\n`);
    expect(toCompany(makeLead()).text).not.toContain('rekenhulp');
  });

  test('says by which day to call, as the visitor is promised', () => {
    // Asked on a Friday evening.
    const { text } = toCompany(makeLead());
    expect(text).toContain('Bel uiterlijk maandag 23 november.');
    expect(text).toContain(
      'Bel de aanvrager uiterlijk maandag 23 november, tussen 9.00 en 16.30 uur',
    );
    const onMonday = { ...makeLead(), createdAt: new Date('2026-11-23T07:30:00Z') };
    expect(toCompany(onMonday).text).toContain('Bel uiterlijk dinsdag 24 november.');
  });

  test('shows in a list of mails what it takes to call, as the subject has the rest', () => {
    expect(toCompany(makeLead({ straat: 'Kerkstraat', huisnummer: 12 })).mail.preview).toBe(
      '06 12345678 · Kerkstraat 12, Barendrecht · bel uiterlijk maandag 23 november',
    );
  });

  test.each(['+31123456789012', '+3132475123456'])(
    'says that %s is no Dutch number, and leads to no WhatsApp of somebody else',
    (phone) => {
      const { text } = toCompany(makeLead({ phone }));
      expect(text).toContain('Let op: Dit is geen gewoon Nederlands nummer.');
      expect(text).not.toContain('wa.me');
    },
  );

  test('says nothing of a usual number; a fixed line has no WhatsApp', () => {
    expect(toCompany(makeLead()).text).not.toContain('Let op');
    const { text } = toCompany(makeLead({ phone: '+31180123456' }));
    expect(text).not.toContain('Let op');
    expect(text).not.toContain('wa.me');
  });

  test('says first whom to call, then what the report says first, then all the rest', () => {
    const { mail } = toCompany(makeLead());
    const [intro, whom, ways, report, ...rest] = mail.parts;
    expect([intro?.kind, whom?.kind, ways?.kind, report?.kind]).toEqual([
      'text',
      'rows',
      'links',
      'report',
    ]);
    expect(whom).toMatchObject({
      rows: [['Naam'], ['Telefoon'], ['Adres'], ['E-mail']].map(([label]) =>
        expect.arrayContaining([label]),
      ),
    });
    expect(ways).toMatchObject({ links: [{ label: 'Bel' }, { label: 'WhatsApp' }, {}] });
    expect(toPlainText(rest)).toContain('Energiekosten: ');
  });

  test('says what was not given, and names the slider’s ends for what they are', () => {
    const { bouwjaar: _none, ...rest } = PAYLOAD;
    const bare = toCompany({ ...makeLead(), submission: { ...rest, energy_data: {} } });
    expect(bare.text).toContain('Bouwjaar: niet opgegeven');
    expect(bare.text).toContain('Energiekosten: niet opgegeven');
    const ends = toCompany(
      makeLead({ bouwjaar: '2024', energy_data: { current_energy_costs: 400 } }),
    );
    expect(ends.text).toContain('Bouwjaar: 2024 of later');
    expect(ends.text).toContain('€ 400 of meer per maand');
  });

  test.each([
    [390, '€ 390 per maand'],
    [401, '€ 401 per maand'],
    [900, '€ 900 per maand'],
    [1_600, '€ 1600 per maand (wij rekenen met € 1500)'],
    [2_000, '€ 2000 of meer per maand (wij rekenen met € 1500)'],
    [10, '€ 10 per maand (wij rekenen met € 25)'],
  ])('says of a bill of %i what was sent, and what is reckoned with: %s', (cost, words) => {
    const { text } = toCompany(makeLead({ energy_data: { current_energy_costs: cost } }));
    expect(text).toContain(`Energiekosten: ${words}\n`);
  });

  test.each([
    ['1978', '1978'],
    ['2025', '2025'],
    ['1500', '1500 (wij rekenen met 1600)'],
    ['rond de oorlog', 'rond de oorlog (wij schatten het jaar)'],
  ])('says of build year %s what was sent, and what is reckoned with: %s', (bouwjaar, words) => {
    expect(toCompany(makeLead({ bouwjaar })).text).toContain(`Bouwjaar: ${words}\n`);
  });

  test('writes a single-word name once, and a doubled one as it was typed', () => {
    const names = { first_name: 'Ali', last_name: 'Ali' };
    expect(toCompany(makeLead(names)).text).toContain('Naam: Ali\n');
    const doubled = toCompany(makeLead({ ...names, full_name: 'Ali Ali' }));
    expect(doubled.text).toContain('Naam: Ali Ali\n');
    expect(doubled.subject).toContain(': Ali Ali, ');
    expect(doubled.replyTo.name).toBe('Ali Ali');
  });

  test.each([
    ['contact', 'Contact'],
    ['tool:subsidie-calculator', 'Subsidie-calculator'],
    ['exit-intent', 'Pop-up bij verlaten'],
    ['onbekend', 'Onbekend'],
    ['van-vroeger', 'van-vroeger'],
  ])('names the page of source %s: %s', (source, words) => {
    expect(toCompany(makeLead({ source })).text).toContain(`Bron: ${words}\n`);
  });

  test('lets no line break into a header, and no made-up line into the text', () => {
    const mail = toCompany(
      makeLead({
        first_name: 'Jan\r\nBcc:',
        last_name: 'x@evil.example\u2028\u0000',
        woonplaats: 'A\nB',
        straat: 'x\nReferentie: SR-000000',
      }),
    );
    expect(mail.subject).toBe('Nieuwe rapportaanvraag: Jan Bcc: x@evil.example, A B (SR-7F3K9Q)');
    expect(mail.replyTo.name).toBe('Jan Bcc: x@evil.example');
    expect(mail.text).not.toMatch(/^Referentie: SR-000000/m);
  });
});

describe('the mail to the visitor', () => {
  test('leads to the report and says what happens next, how to reach us and why it came', () => {
    const { text, ...mail } = toVisitor(makeLead());
    expect(mail.subject).toBe('Uw verduurzamingsrapport van SENS (SR-7F3K9Q)');
    expect(mail.replyTo).toBe('info@sens.example');
    for (const part of [
      'Beste Willemijn,',
      `${SITE}/rapport/${'T'.repeat(32)}`,
      `${SITE}/rapport/${'T'.repeat(32)}.ics`,
      '90 dagen',
      'bekijk uw rapport',
      'Binnen 24 uur',
      'Week 1:',
      'Week 1 tot 2:',
      'Vanaf week 3:',
      '0180 000 000',
      'SR-7F3K9Q',
      'www.sens.example',
      'verwijderen',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('names no work in week 3 where the report advises nothing', () => {
    const little = { bouwjaar: '2005', energy_data: { current_energy_costs: 60 } };
    const lead = makeLead({ woningtype: 'tussenwoning', ...little });
    const { text } = toVisitor(lead);
    expect(text).toContain('Week 1 tot 2:');
    expect(text).not.toMatch(/week 3|uitvoering/i);
  });

  test.each(['Zoë', 'Jan-Willem', 'D’Angelo', 'Wilhelmina'.repeat(10)])(
    'greets %s by name',
    (firstName) => {
      expect(toVisitor(makeLead({ first_name: firstName })).text).toMatch(`Beste ${firstName},`);
    },
  );

  test.each(['dhr. P. de Boer', 'Mevrouw Smit', 'J. Jansen', 'Bakkerij Jansen B.V.'])(
    'greets %s without a title, an initial or a trade',
    (naam) => {
      const [first_name = '', ...rest] = naam.split(' ');
      const { text } = toVisitor(makeLead({ first_name, last_name: rest.join(' ') }));
      expect(text).toContain('Beste heer of mevrouw,');
    },
  );

  test.each([
    '<script>',
    'www.evil.example',
    'https://evil.example',
    'Win€1000',
    'a\nb',
    '🏠',
    'Koop-nu-goedkope-panelen-bij-ons',
  ])('does not repeat %j, as anybody can type anybody’s address', (firstName) => {
    const { text, mail } = toVisitor(makeLead({ first_name: firstName }));
    expect(text).toContain('Beste heer of mevrouw,');
    expect(text).not.toContain(firstName);
    expect(JSON.stringify(mail)).not.toContain(JSON.stringify(firstName).slice(1, -1));
  });
});

const SETTINGS = {
  company: COMPANY,
  siteUrl: SITE,
  mailFrom: 'SENS <website@sens.example>',
  mailTo: 'info@sens.example',
  sources: SOURCES,
};

describe('what goes with a mail', () => {
  const due = (kind: 'company-mail' | 'visitor-mail') => ({
    delivery: {
      id: 'd-1',
      leadId: 'lead-1',
      kind,
      status: 'pending' as const,
      attempts: 0,
      nextAttemptAt: new Date(),
    },
    lead: makeLead(),
  });
  const settings = {
    ...SETTINGS,
    layOut: async (mail: Mail) => JSON.stringify(mail) as string | undefined,
    sayReport: async ({ token }: { token: string }, reader: MailReader) =>
      `Het hele plan bespaart per jaar: € 900 (${token.length}, ${reader})` as string | undefined,
  };
  const card = Buffer.from('jpeg');

  test.each([
    ['company-mail', 'company'],
    ['visitor-mail', 'visitor'],
  ] as const)(
    'the %s has the first screen of the report in words for the %s, above what follows it',
    async (kind, reader) => {
      const { text, html } = await composeMail(due(kind), settings);
      expect(text).toContain(`\n\nHet hele plan bespaart per jaar: € 900 (32, ${reader})\n\n`);
      expect(html).toContain(`"reader":"${reader}"`);
      const after = kind === 'company-mail' ? 'Volgende stap' : 'Bekijk uw rapport:';
      expect(text.indexOf('Het hele plan')).toBeLessThan(text.indexOf(after));
      const without = await composeMail(due(kind), {
        ...settings,
        sayReport: async () => undefined,
      });
      expect(without.text).not.toMatch(/Het hele plan|\n\n\n/);
    },
  );

  test('the house that the visitor’s mail shows is within the mail itself', async () => {
    const mail = await composeMail(due('visitor-mail'), settings, { card });
    const cid = 'huis.d-1@sens.example';
    expect(mail.attachments).toEqual([{ filename: 'huis.jpg', content: card, cid }]);
    expect(mail.html).toContain(`"picture":"cid:${cid}"`);
    const report = { filename: 'rapport.pdf', content: card };
    const both = await composeMail(due('visitor-mail'), settings, { report, card });
    expect(both.attachments).toHaveLength(2);
  });

  test('and does not go along where nothing shows it', async () => {
    const asText = { ...settings, layOut: async () => undefined };
    const mail = await composeMail(due('visitor-mail'), asText, { card });
    expect(mail).not.toHaveProperty('attachments');
  });
});

test('a delivery’s message id stays the same, so that a second copy is known as one', async () => {
  const delivery = {
    id: 'd-1',
    leadId: 'lead-1',
    kind: 'visitor-mail',
    status: 'pending',
    attempts: 0,
    nextAttemptAt: new Date(),
  } as const;
  const settings = {
    ...SETTINGS,
    layOut: async () => undefined,
    sayReport: async () => undefined,
  };
  const mail = await composeMail({ delivery, lead: makeLead() }, settings);
  expect(mail.messageId).toBe('<d-1@sens.example>');
  expect(mail.to).toEqual({ name: 'Willemijn van der Testhuizen', address: PAYLOAD.email });
  expect(mail).not.toHaveProperty('html');
  const toCompany = { delivery: { ...delivery, kind: 'company-mail' as const }, lead: makeLead() };
  expect((await composeMail(toCompany, settings)).to).toBe('info@sens.example');
});

test.each([
  ["Đỗ d'Oultremont-van 't Hoff", "Đỗ d'Oultremont-van 't Hoff"],
  ['J. van der Heijden', 'J. van der Heijden'],
  ['Ga naar gratis-geld.nl', undefined],
  ['Win nu duizend euro met onze nieuwe actie', undefined],
  ['Jan 1000', undefined],
])('the mail to %j is addressed to %j', async (full_name, name) => {
  const lead = makeLead();
  const named = { ...lead, submission: { ...lead.submission, full_name } };
  const delivery = {
    id: 'd-1',
    leadId: 'lead-1',
    kind: 'visitor-mail' as const,
    status: 'pending' as const,
    attempts: 0,
    nextAttemptAt: new Date(),
  };
  const layOut = async () => undefined;
  const mail = await composeMail(
    { delivery, lead: named },
    { ...SETTINGS, layOut, sayReport: layOut },
  );
  const address = PAYLOAD.email;
  expect(mail.to).toEqual(name ? { name, address } : address);
});

test('header text is one line of a bounded length, and keeps whole characters', () => {
  expect(toHeaderText(' a\r\n\tb\u0000c\u2029d\u202Ee ')).toBe('a b c d e');
  expect(toHeaderText('🏠'.repeat(200), 10)).toBe(`${'🏠'.repeat(9)}…`);
});
