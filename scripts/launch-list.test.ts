import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '../site/src/content-schemas/company.ts';
import { exampleValues } from './lib/example-values.ts';
import { launchList } from './lib/launch-list.ts';
import { launchSettings } from './lib/launch-settings.ts';

it.each([
  [
    'the value of the report, until the company gives its ground',
    'claims.yaml: rapport-waarde ("€',
  ],
  ['the reviews', 'claims.yaml: reviews ("4,8 van 5'],
  ['every certificate without a number', 'certifications: stek heeft nog geen nummer'],
  ['since when it exists', 'company.yaml: founded is nog leeg'],
  ['which projects are real', 'cases/hoekwoning-1980.yaml: dit project is een voorbeeld'],
  ['who signs the articles', 'company.yaml: articleAuthor is nog een voorbeeldwaarde'],
  ['whether there is a complaints board', 'company.yaml: disputes is nog een voorbeeldwaarde'],
])('before it goes live the company still confirms %s', (_what, line) => {
  expect(launchList().filter((each) => each.includes(line))).toHaveLength(1);
});

it.each([
  ['LLM_URL', 'taalmodel'],
  ['WEBHOOK_URL', 'klantsysteem'],
])('with %s the page of privacy names who gets what visitors give', (name, word) => {
  const named = (url: string) =>
    launchList({ [name]: url }).filter((each) => each.includes('privacy.md'));
  expect(named(' ')).toEqual([]);
  expect(named('https://others.example/v1')).toEqual([
    expect.stringMatching(`content/pages/privacy\\.md: ${name} is gezet, .+ geen ${word} `),
  ]);
});

const COMPANY_FILE = join(import.meta.dirname, '../content/company.yaml');
const asItCame = companySchema.parse(parse(readFileSync(COMPANY_FILE, 'utf8')));

it('a value that the site came with is told, whether the list of placeholders names it or not', () => {
  expect(exampleValues({ ...asItCame, placeholders: [] })).toEqual(
    'phone email whatsapp.number visitAddress postalAddress kvk btw'.split(' '),
  );
  const once = launchList().filter((line) => line.startsWith('content/company.yaml: kvk '));
  expect(once).toEqual(['content/company.yaml: kvk is nog een voorbeeldwaarde']);
});

it('a value of a company is none that the site came with', () => {
  const filledIn = {
    ...asItCame,
    phone: { display: '0180 400 000', e164: '+31180400000' },
    email: 'info@voorbeeldig.nl',
    whatsapp: { ...asItCame.whatsapp, number: '31610000001' },
    visitAddress: { street: 'Kerkstraat 1', postcode: '2991 AA', city: 'Barendrecht' },
    postalAddress: { street: 'Postbus 12', postcode: '2990 AA', city: 'Barendrecht' },
    kvk: '01000000',
    btw: 'NL001000000B01',
  };
  expect(exampleValues(filledIn)).toEqual([]);
});

const LIVE = {
  SITE_URL: 'https://www.sens-advies.nl',
  SMTP_URL: 'smtps://u:geheim@mail.sens-advies.nl:465',
  MAIL_TO: 'info@sens-advies.nl',
  MAIL_FROM: 'SENS <website@sens-advies.nl>',
};

it.each<[string, NodeJS.ProcessEnv, RegExp[]]>([
  ['settings of a live site', LIVE, []],
  [
    'none at all',
    {},
    [
      /^SMTP_URL is niet gezet: aanvragen worden bestanden in .+outbox en komen niet in uw mailbox$/,
      /^SITE_URL is niet gezet en dus http:\/\/localhost:3000: /,
      /^MAIL_TO is niet gezet en dus info@sens\.example: /,
      /^MAIL_FROM is niet gezet en dus SENS website <website@sens\.example>: /,
    ],
  ],
  [
    'an address of an example',
    { ...LIVE, SITE_URL: 'https://www.sens.example' },
    [/^SITE_URL is nog https:\/\/www\.sens\.example: /],
  ],
  [
    'what goes over a network as it is',
    {
      ...LIVE,
      SITE_URL: 'http://www.sens-advies.nl',
      SMTP_URL: 'smtp://u:geheim@mail.sens-advies.nl:587',
      WEBHOOK_URL: 'http://crm.sens-advies.nl/leads',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    },
    [/^SMTP_URL versleutelt niet altijd: /, /^SITE_URL begint met http/, /^WEBHOOK_URL begint/],
  ],
  [
    'what insists on encryption, and what stays on this machine',
    {
      ...LIVE,
      SMTP_URL: 'smtp://u:geheim@mail.sens-advies.nl:587?requireTLS=true',
      WEBHOOK_URL: 'http://127.0.0.1:8080/leads',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    },
    [],
  ],
  [
    'what the server refuses, beside the rest',
    { ...LIVE, SMTP_URL: 'geheim', MAIL_TO: 'info@sens.example' },
    [/^SMTP_URL klopt niet, de server start er niet mee/, /^MAIL_TO is nog info@sens\.example: /],
  ],
  [
    'half a pair',
    { ...LIVE, LLM_URL: 'https://model.example/v1' },
    [/^LLM_MODEL klopt niet, de server start er niet mee/],
  ],
  [
    'a slip in a name',
    { ...LIVE, SMTP_ULR: 'geheim' },
    [/^SMTP_ULR is geen instelling en telt niet mee: bedoelt u SMTP_URL\?$/],
  ],
])('of %s it says what keeps the site from going live', (_what, env, lines) => {
  const found = launchSettings(env);
  expect(found).toEqual(lines.map((line) => expect.stringMatching(line)));
  expect(found.join()).not.toContain('geheim');
});

it.each([
  ['db.voorbeeldhost.nl', '', 1],
  ['10.0.0.5', '?sslmode=disable', 1],
  ['db.voorbeeldhost.nl', '?ssl=true&sslmode=disable', 1],
  ['db', '?host=db.voorbeeldhost.nl', 1],
  ['db.voorbeeldhost.nl', '?sslmode=verify-full', 0],
  ['db.voorbeeldhost.nl', '?ssl=true', 0],
  // On this machine, or between its containers.
  ['localhost', '', 0],
  ['[::1]', '', 0],
  ['db', '', 0],
  ['', '?host=/var/run/postgresql', 0],
])(
  'a database at "%s%s" over which another could read along counts %i times',
  (host, query, times) => {
    const env = { ...LIVE, DATABASE_URL: `postgres://${host && 'u:geheim@'}${host}/sens${query}` };
    expect(launchSettings(env)).toEqual(
      Array.from({ length: times }, () =>
        expect.stringMatching(/^DATABASE_URL versleutelt niet: /),
      ),
    );
  },
);
