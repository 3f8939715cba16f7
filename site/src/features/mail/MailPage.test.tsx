import { formHouseAnswers, type Mail, type MailPart, type MailReader } from '@sens/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { COMPANY_COPY } from './company-copy.ts';
import { type MailCompany, MailPage } from './MailPage.tsx';
import { reportTop } from './report-top.ts';
import { reportTopText } from './report-top-text.ts';

const company: MailCompany = {
  name: 'SENS',
  legalName: 'SENS B.V.',
  kvk: '00000000',
  visitAddress: { street: 'Voorbeeldstraat 1', postcode: '2990 AA', city: 'Barendrecht' },
};

const SITE = 'https://www.sens.example';

const show = (parts: MailPart[]): string => {
  const mail: Mail = { preview: 'Uw rapport staat klaar.', parts };
  return renderToStaticMarkup(createElement(MailPage, { mail, company, site: SITE }));
};

const report = (
  fields: Parameters<typeof formHouseAnswers>[0],
  createdOn = '2026-11-20',
  reader: MailReader = 'visitor',
): MailPart => ({
  kind: 'report',
  reader,
  report: {
    token: 'T'.repeat(32),
    firstName: 'Anna',
    reference: 'SR-7F3K9Q',
    createdOn,
    answers: formHouseAnswers(fields),
  },
});

const say = (part: MailPart): string =>
  part.kind === 'report' ? reportTopText(reportTop(part.report, part.reader)) : '';

test('what a visitor typed is shown as typed, and is nobody’s markup', () => {
  const attack = '"><script>alert(1)</script>&\'';
  const html = show([
    { kind: 'rows', rows: [[attack, attack, `mailto:${attack}`]] },
    { kind: 'text', text: `Vraag: <i>label</i>?\nAntwoord: € 150` },
    { kind: 'list', items: [attack] },
  ]);
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#x27;');
  expect(html).toContain('Vraag: &lt;i&gt;label&lt;/i&gt;?<br/>Antwoord: € 150');
});

test('a reference stays whole, wherever it stands', () => {
  const html = show([
    { kind: 'text', text: 'Noem dan uw referentie: SR-J1QX3Y.' },
    { kind: 'rows', rows: [['Referentie', 'SR-7F3K9Q']] },
    { kind: 'list', items: ['SR-7F3K9Q: niet bezorgd'] },
  ]);
  const whole = /<span style="white-space:nowrap">(SR-\w{6})<\/span>/g;
  expect([...html.matchAll(whole)].map(([, found]) => found)).toEqual([
    'SR-J1QX3Y',
    'SR-7F3K9Q',
    'SR-7F3K9Q',
  ]);
  expect(html).toContain('referentie: <span');
});

test('nothing is loaded from anywhere: a mail that is opened tells nobody', () => {
  const html = show([report({ woningtype: 'hoekwoning', bouwjaar: '1974' })]);
  expect(html).not.toMatch(/\ssrc=|<link|url\(|@import/);
});

test('the first screen of the report stands in it: classes, sums, and what to begin with', () => {
  const html = show([report({ woningtype: 'hoekwoning', bouwjaar: '1974' })]);
  for (const words of [
    'Hoekwoning uit 1974',
    REPORT_COPY.savingLine,
    REPORT_COPY.ownCostLine,
    REPORT_COPY.startHere,
    REPORT_COPY.net,
    REPORT_COPY.saving,
    REPORT_COPY.sureTitle,
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('indicatie');
});

test('what does not fit such a house is said in both mails, as on the page', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: '1934', monthlyBill: 90 } as const;
  const toVisitor = report(house);
  const { low, panels } = REPORT_COPY.billDoubt;
  for (const words of [low.says, panels, low.asks]) {
    expect(say(toVisitor)).toContain(words);
    expect(show([toVisitor])).toContain(words);
  }
  const toCompany = report(house, '2026-11-20', 'company');
  for (const words of [COMPANY_COPY.billDoubt.low.says, COMPANY_COPY.billDoubt.panels]) {
    expect(say(toCompany)).toContain(words);
    expect(show([toCompany])).toContain(words);
  }
  const usual = say(report({ woningtype: 'hoekwoning', bouwjaar: '1974' }));
  const told = Object.values(REPORT_COPY.billDoubt).flatMap((words) =>
    typeof words === 'object' ? Object.values(words) : [words],
  );
  for (const words of told) {
    if (typeof words === 'string') expect(usual).not.toContain(words);
  }
});

test('of a house without a year nothing is firmly advised against, in no mail', () => {
  const flat = { woningtype: 'appartement' } as const;
  const [toVisitor, toCompany] = [say(report(flat)), say(report(flat, '2026-11-20', 'company'))];
  expect(toVisitor).toContain(REPORT_COPY.emptyUnknown);
  expect(toCompany).toContain(COMPANY_COPY.emptyUnknown);
  for (const text of [toVisitor, toCompany]) expect(text).not.toContain('Geen enkele stap');
});

test('what the VvE pays for is no sum of the owner, and what has no grant is not "na subsidie"', () => {
  const flat = say(report({ woningtype: 'appartement', bouwjaar: '1930', monthlyBill: '350' }));
  expect(flat).toContain(`${REPORT_COPY.netPartlyShared}: `);
  expect(flat).not.toContain(REPORT_COPY.ownCostLine);
  const panels = say(report({ woningtype: 'tussenwoning', bouwjaar: '2004', monthlyBill: '165' }));
  expect(panels).toContain(`${REPORT_COPY.net}: `);
  expect(panels).not.toContain(REPORT_COPY.ownCostLine);
});

test('the plain text says what the first screen shows, to the figure', () => {
  for (const fields of [
    { woningtype: 'hoekwoning', bouwjaar: '1974' },
    { woningtype: 'appartement', bouwjaar: '1930', monthlyBill: '350' },
    { woningtype: 'tussenwoning', bouwjaar: '2005', monthlyBill: 60 },
  ] as const) {
    const part = report(fields);
    const text = say(part);
    const html = show([part]).replace(/<[^>]+>/g, '');
    const figures = (words: string) => [...words.matchAll(/€\s[\d.]+/g)].map(String);
    const ofReport = html.slice(html.indexOf(' uit '), html.indexOf('indicatie'));
    expect(figures(text)).toEqual(figures(ofReport));
    expect(text).toMatch(/^(Hoek|Tussen)woning uit|^Appartement uit/);
    expect(text).toContain(REPORT_COPY.sureTitle);
    expect(text).not.toMatch(/undefined|\n\n\n/);
  }
});

test('a picture is shown from within the mail, with words for whoever does not see it', () => {
  const shown = (woningtype: string) =>
    show([{ ...report({ woningtype, bouwjaar: '1974' }), picture: 'cid:huis' } as MailPart]);
  const html = shown('hoekwoning');
  expect(html).toMatch(/<img [^>]*src="cid:huis"/);
  expect(html).toMatch(/<img [^>]*alt="Hoekwoning met de geschatte energieklasse"/);
  expect(html.match(/cid:/g)).toHaveLength(1);
  // "Vrijstaand" is an answer, no house.
  expect(shown('vrijstaand')).toContain('alt="Vrijstaand huis met de geschatte energieklasse"');
});

test('a mail names the step to start with that page and PDF name, not one of the owners’ association', () => {
  const answers = { woningtype: 'appartement', bouwjaar: '1930', monthlyBill: 350 } as const;
  const html = show([report(answers)]);
  const step = /Hiermee kunt u zelf beginnen<\/p>.*?<p[^>]*>([^<]+)</.exec(html)?.[1];
  expect(step).toBe(MEASURE_WORDS.kierdichting.name);
});

test('a first step that does not earn itself back says what it is for, as page and PDF do', () => {
  const glass = report({ woningtype: 'vrijstaand', bouwjaar: '1998', monthlyBill: 320 });
  const words =
    'Verdient zich niet op zichzelf terug, wel met het hele plan. Nodig voor de warmtepomp.';
  const [html, text] = [show([glass]), say(glass)];
  const start = html.slice(html.indexOf(REPORT_COPY.startHere), html.indexOf('indicatie'));
  expect(start).toContain(`${REPORT_COPY.saving}</p>`);
  expect(start).toContain(words);
  expect(text).toMatch(
    new RegExp(
      `${REPORT_COPY.startHere}: HR\\+\\+-glas\n.*\n${REPORT_COPY.saving}: .*\n${words}\n`,
    ),
  );
  const pays = report({ woningtype: 'hoekwoning', bouwjaar: '1974' });
  for (const without of [show([pays]), say(pays)]) expect(without).not.toContain('Verdient zich');
});

test('the sum after the grant says of which year that is, on the days on which the page does', () => {
  const corner = { woningtype: 'hoekwoning', bouwjaar: '1974' } as const;
  const ofYear =
    'Dit is de subsidie voor werk dat in 2026 klaar is. Die van 2027 is nog niet bekend.';
  const autumn = report(corner);
  expect(say(autumn)).toMatch(new RegExp(`${REPORT_COPY.ownCostLine}: .*\n${ofYear}\n`));
  expect(show([autumn])).toMatch(new RegExp(`${REPORT_COPY.ownCostLine}: [^<]*<br/>${ofYear}<`));
  const summer = report(corner, '2026-07-01');
  for (const words of [show([summer]), say(summer)]) expect(words).not.toMatch(/in 2026 klaar/);
  const over = report(corner, '2027-02-01');
  for (const words of [show([over]), say(over)]) {
    expect(words).toContain(REPORT_COPY.subsidyOutdated(2026));
  }
  const noPlan = report({ woningtype: 'tussenwoning', bouwjaar: '2005', monthlyBill: 60 });
  for (const words of [show([noPlan]), say(noPlan)]) expect(words).not.toMatch(/in 2026 klaar/);
});

test('a class that stays the same is called so, as on the page, and not "A naar A"', () => {
  const panels = report({ woningtype: 'tussenwoning', bouwjaar: '2005' });
  expect(say(panels)).toContain(
    '\nKlasse, nu en straks: A. Naar schatting dezelfde klasse.\nHet hele plan bespaart',
  );
  const html = show([panels]).replace(/<[^>]+>/g, '');
  expect(html).toContain('Klasse, nu en straksA Naar schatting dezelfde klasseHet hele plan');
  const better = report({ woningtype: 'hoekwoning', bouwjaar: '1974' });
  expect(say(better)).toMatch(/\nGeschatte klasse, nu en straks: [B-G] naar A\+*\n/);
  for (const words of [show([better]), say(better)]) expect(words).not.toContain('dezelfde');
});

const HOUSES = (
  ['tussenwoning', 'hoekwoning', 'vrijstaand', 'twee-onder-een-kap', 'appartement'] as const
).flatMap((woningtype) =>
  ['1955', '1998'].flatMap((bouwjaar) =>
    [undefined, 60, 320].map((monthlyBill) => ({ woningtype, bouwjaar, monthlyBill })),
  ),
);

/** Speaking to whoever reads; a question that the applicant gets is theirs. */
const speaksToReader = (words: string) =>
  /(?<![\p{L}])(u|uw|uzelf)(?![\p{L}])/iu.test(words.replaceAll(/\(vraag: "[^"]+"\)/g, ''));

test('the company is told of the applicant and the house, in HTML and as plain text', () => {
  for (const house of HOUSES) {
    const part = report(house, '2026-11-20', 'company');
    const html = show([part])
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"');
    const shown = html.slice(html.indexOf(' uit '), html.indexOf('na een opname.'));
    for (const words of [say(part), shown]) {
      expect(words).toContain('Wij kennen het huis nog niet van binnen.');
      expect(words).toMatch(/Wij kennen \d+ van de \d+ gegevens van het huis\./);
      expect(speaksToReader(words), words).toBe(false);
    }
    expect(speaksToReader(say(report(house)))).toBe(true);
  }
  const glass = report(
    { woningtype: 'vrijstaand', bouwjaar: '1998', monthlyBill: 320 },
    '2026-11-20',
    'company',
  );
  expect(say(glass)).toMatch(/\nDe aanvrager betaalt zelf, na subsidie: ongeveer €/);
  expect(say(glass)).toMatch(
    /\nHiermee kan de aanvrager beginnen: HR\+\+-glas\nDe aanvrager betaalt zelf: €/,
  );
});

test('none of the words for the company speaks to the applicant', () => {
  const all: string[] = [];
  JSON.stringify(COMPANY_COPY, (_, value) => {
    if (typeof value === 'string') all.push(value);
    return value;
  });
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(speaksToReader)).toEqual([]);
});

test('a doubt that a question takes away goes with that question, to ask on the phone', () => {
  const bare = report({ woningtype: 'vrijstaand', bouwjaar: '1955' }, '2026-11-20', 'company');
  expect(say(bare)).toContain(
    'Het minst zeker: de buitenmuur (vraag: "Is de buitenmuur geïsoleerd?"), hoeveel energie de aanvrager gebruikt (vraag: "Wat betaalt u per maand aan energie?").',
  );
});

const told = (part: MailPart, reader: MailReader) => {
  if (part.kind !== 'report') return [];
  const top = reportTop(part.report, reader);
  const { house, classes, plan, noPlan } = top;
  const sums = [plan?.saving, plan?.cost, ...(plan?.start?.figures ?? [])].map((sum) => sum?.[1]);
  const first = [plan?.start?.name, plan?.start?.alone, plan?.ofYear];
  return [house, classes, sums, first, noPlan === undefined, top.sure.match(/\d[\d.]*/g)];
};

test('visitor and company are told the same: classes, sums, step, years and what is known', () => {
  for (const house of HOUSES) {
    expect(told(report(house), 'company')).toEqual(told(report(house), 'visitor'));
  }
});

test('a house without a plan gets its reason in place of sums', () => {
  const html = show([report({ woningtype: 'tussenwoning', bouwjaar: '2005', monthlyBill: 60 })]);
  expect(html).toContain('Geen enkele stap verdient zich hier zeker terug');
  expect(html).not.toContain(REPORT_COPY.startHere);
  // Nothing follows in a mail: what is still possible stands in the report.
  expect(html).not.toContain('Hieronder');
  expect(html).toContain('in het rapport');
});

test('Outlook gives the button its room, and no element says that it is English', () => {
  const html = show([{ kind: 'links', links: [{ label: 'Bekijk', href: `${SITE}/rapport` }] }]);
  expect(html).toMatch(/<a class="button" href="[^"]+\/rapport"[^>]*><span><!--\[if mso\]>/);
  const languages = [...html.matchAll(/\slang="([^"]*)"/g)].map(([, code]) => code);
  expect(new Set(languages)).toEqual(new Set(['nl']));
});

test('a list of mails shows what the mail says of itself, and nothing of what follows', () => {
  const html = show([{ kind: 'text', text: 'Beste Anna,' }]);
  const shown = html.slice(html.indexOf('<body'), html.indexOf('Beste Anna,'));
  const hidden = /<div style="display:none[^"]*"[^>]*>Uw rapport staat klaar\.<div>([^<]*)<\/div>/;
  expect(shown).toMatch(hidden);
  expect(hidden.exec(shown)?.[1]?.length).toBeGreaterThan(150);
});
