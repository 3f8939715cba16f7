// @module-tag long

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentProblems } from './lib/content-problems.ts';

const CONTENT = join(import.meta.dirname, '../content');
const HEARD = 'gehoord';

/**
 * A copy of our content to make mistakes in; it goes when the test ends. Without the questions as people typed them:
 * reading those is two fifths of the work, and no mistake of these tests stands in them.
 */
function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), 'sens-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => basename(path) !== HEARD });
  return {
    folder,
    remove: (name: string) => rmSync(join(folder, name), { recursive: true }),
    write(name: string, text: string) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    },
    /** Changes a file, which must really change. @returns the line of the change */
    change(name: string, from: RegExp | string, to: string): number {
      const text = readFileSync(join(folder, name), 'utf8');
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      writeFileSync(join(folder, name), changed);
      return text.slice(0, text.search(from)).split('\n').length;
    },
  };
}

it('our own content is in order', () => {
  expect(contentProblems(CONTENT)).toEqual([]);
});

it('an option that there is not is refused, with those that there are', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [
    join(import.meta.dirname, 'check-content.ts'),
    '--onzin',
  ]);
  expect(status).toBe(1);
  expect(String(stderr)).toBe(
    '"--onzin" kent content-check niet; schrijf npm run content-check -- --woordenlijst of npm run content-check -- --bijgewerkt\n',
  );
  expect(String(stdout)).toBe('');
});

it('a name that stands twice is told with its file and line', () => {
  const { folder, change } = copyContent();
  const line = change('company.yaml', /^email:/m, 'name: SENS\nemail:');
  expect(contentProblems(folder)).toEqual([
    `content/company.yaml, regel ${line}: "name" staat hier twee keer; haal er één weg, of zet een streepje waar een nieuw onderdeel van een lijst begint`,
  ]);
});

it('a stray colon in the head of a text is told with its file and line', () => {
  const { folder, change } = copyContent();
  const line = change('pages/prijzen.md', /^ {2}title: .*$/m, '  title: Prijzen: wat kost het?');
  expect(contentProblems(folder)).toEqual([
    `content/pages/prijzen.md, regel ${line}: een dubbele punt te veel: zet de tekst tussen rechte aanhalingstekens: '...'`,
  ]);
});

it('a heading that changes on a day is named by the assistant in both its forms', () => {
  const { folder, change, write } = copyContent();
  const line = change('assistent.yaml', /under: '\{\{voor:[^|]+\|([^|]+)\|[^']+'/, 'under: $1');
  write(
    'gehoord/zonnepanelen.yaml',
    'page: /zonnepanelen\nquestions:\n  Ben ik te laat, nu salderen is gestopt?: [Ben ik te laat]\n',
  );
  const told = `heet niet altijd zo: schrijf '{{voor:2027-01-01|Moet ik nog voor 1 januari 2027 beslissen?|Ben ik te laat, nu salderen is gestopt?}}', zoals bij die kop`;
  expect(contentProblems(folder)).toEqual([
    `content/assistent.yaml, regel ${line}: "Moet ik nog voor 1 januari 2027 beslissen?" ${told}`,
    `content/gehoord/zonnepanelen.yaml, regel 3: "Ben ik te laat, nu salderen is gestopt?" ${told}`,
  ]);
});

it('a copied article that keeps its slug is told so: the site would have one of the two', () => {
  const { folder, write } = copyContent();
  const copied = 'articles/kozijnen-materiaaladvies.md';
  write('articles/vloeren.md', readFileSync(join(folder, copied), 'utf8'));
  expect(contentProblems(folder)).toEqual([
    'content/articles/vloeren.md, regel 2: slug: noem dit bestand kozijnen-materiaaladvies.md, of schrijf hier de naam van het bestand',
  ]);
});

it('a picture that is not there is told with the line that names it', () => {
  const { folder, change } = copyContent();
  const line = change('pages/prijzen.md', /picture: .*/, 'picture: prijzenn');
  const other = change('home.yaml', 'picture: step-1', 'picture: stap-1');
  expect(contentProblems(folder)).toEqual([
    expect.stringContaining(
      `content/home.yaml, regel ${other}: steps.items.0.picture: het plaatje`,
    ),
    `content/pages/prijzen.md, regel ${line}: hero.picture: het plaatje "prijzenn" is er niet; kies een plaatje uit art/pictures.yaml`,
  ]);
});

it('a text without its head is told as such', () => {
  const { folder, write } = copyContent();
  write('articles/nieuw.md', 'Alleen tekst.\n');
  expect(contentProblems(folder)).toEqual([
    'content/articles/nieuw.md, regel 1: begin met een regel ---, de gegevens, en weer een regel ---',
  ]);
});

const ARTICLE = 'articles/kozijnen-vervangen-wanneer.md';

it.each([
  ['a tab', 'company.yaml', '    lines:', '\tlines:', 'spring in met spaties, niet met een tab'],
  [
    'no second ---',
    ARTICLE,
    /---\n(?=Een )/,
    '',
    'zet boven deze regel, waar de tekst begint, een regel ---',
  ],
  [
    'a quote not closed',
    ARTICLE,
    'verse lucht?"',
    'verse lucht?',
    'zet achter de tekst op deze regel ook een aanhalingsteken',
  ],
  [
    'a quote not closed in a list',
    'home.yaml',
    /(picture: step-1\n.*: )'?(.*?)'?$/m,
    "$1'$2",
    'zet achter de tekst',
  ],
  [
    'a quote within quotes',
    ARTICLE,
    "'Kijk wat",
    "'Kijk wat's",
    "schrijf een ' binnen '...' twee keer",
  ],
  ['curly quotes', ARTICLE, "label: 'Isolatie'", 'label: ‘Isolatie’', 'niet tussen gekrulde'],
  [
    'curly quotes around a colon',
    ARTICLE,
    /subtitle: "(.*)"/,
    'subtitle: “$1”',
    'niet tussen gekrulde',
  ],
  [
    'a # in a text',
    'company.yaml',
    'tagline: Van',
    'tagline: Nummer #1 van',
    'achter een # telt niets meer',
  ],
  [
    'a decimal comma',
    'company.yaml',
    'score: 4.8',
    'score: 4,8',
    'schrijf een getal met een punt, als 4.8',
  ],
  ['a point at thousands', 'towns/ridderkerk.yaml', /value: \d+/, 'value: 48.000', ': 48000'],
  [
    'a fraction for a whole',
    'cases/tussenwoning-1970.yaml',
    /subsidyEur: \d+/,
    'subsidyEur: 1.5',
    'een heel getal, zonder punt',
  ],
  ['a space short', ARTICLE, 'order: 2', 'order:2', 'hoort een dubbele punt met een spatie'],
  [
    'a dash short',
    ARTICLE,
    '  - question: Past',
    '    question: Past',
    '"question" staat hier twee keer',
  ],
  [
    'a line too far in',
    ARTICLE,
    '  - question: Past',
    '   - question: Past',
    'zet wat bij elkaar hoort recht onder elkaar',
  ],
  [
    'a name mistyped',
    ARTICLE,
    'shortDescription',
    'shortDesciption',
    'bedoelt u "shortDescription"?',
  ],
  ['a name mistyped in a list', ARTICLE, /answer: Ja,/, 'anser: Ja,', 'bedoelt u "answer"?'],
  [
    'a text too short',
    ARTICLE,
    /shortDescription: .*/,
    'shortDescription: Kort',
    'schrijf minstens 40 tekens; dit zijn er 4',
  ],
  ['an amount without its point', ARTICLE, '€ 4.700', '€ 4700', 'schrijf een bedrag als € 4.700'],
  ['a heading without its space', ARTICLE, '## Vier', '##Vier', 'zet een spatie achter de hekjes'],
  ['a link in two', ARTICLE, '## Vier', '[x] (/isolatie)\n## Vier', 'geen spatie tussen ] en ('],
  ['a link not closed', ARTICLE, '## Vier', '[x](/isolatie\n## Vier', 'sluit de link met een )'],
])('a slip is told once, with its line: %s', (_what, file, from, to, remedy) => {
  const { folder, change } = copyContent();
  change(file, from, to);
  const [told, ...others] = contentProblems(folder);
  expect(others).toEqual([]);
  expect(told).toMatch(new RegExp(`^content/${file}, regel \\d+: `));
  expect(told).toContain(remedy);
});

it('how an editor on Windows keeps a text is no slip', () => {
  const { folder, write } = copyContent();
  const text = readFileSync(join(folder, ARTICLE), 'utf8').replaceAll('\n', '\r\n');
  write(ARTICLE, `\uFEFF${text}`);
  expect(contentProblems(folder)).toEqual([]);
});

it.each(['begrippen.yaml', 'claims.yaml', 'company.yaml'])('%s must be there', (name) => {
  const { folder, remove } = copyContent();
  remove(name);
  expect(contentProblems(folder)).toContain(`content/${name}: dit bestand ontbreekt`);
});

it.each([
  [
    'a list that is none',
    'rotterdam: 1\n',
    'regel 1: hier hoort een lijst, elke regel met een streepje ervoor',
  ],
  ['an empty list', '[]\n', 'regel 1: deze lijst is leeg; zet er iets in'],
])('%s is an error', (_what, text, message) => {
  const { folder, write } = copyContent();
  write('begrippen.yaml', text);
  expect(contentProblems(folder)).toEqual([
    expect.stringContaining(`content/begrippen.yaml, ${message}`),
  ]);
});

it('a folder without texts is an error', () => {
  const { folder, remove } = copyContent();
  remove('articles');
  expect(contentProblems(folder)).toEqual(['content/articles: in deze map staat geen tekst']);
});

it('what is not as it should be is told in Dutch, with its line', () => {
  const { folder, change } = copyContent();
  const line = change('company.yaml', /^kvk: .*$/m, 'kvk: 12');
  const extra = change('company.yaml', /^btw:/m, 'fax: 1\nbtw:');
  expect(contentProblems(folder)).toEqual([
    `content/company.yaml, regel ${line}: kvk: zet wat hier staat tussen aanhalingstekens: '...'`,
    `content/company.yaml, regel ${extra}: het veld "fax" is er niet; haal het weg, of kijk naar de naam ervan in een ander bestand`,
  ]);
});

it('a claim that nobody made is told with the line that names it', () => {
  const { folder, change } = copyContent();
  const line = change('pages/prijzen.md', /^## /m, '{{claim:nergens}}\n\n## ');
  expect(contentProblems(folder)).toEqual([
    `content/pages/prijzen.md, regel ${line}: de belofte "nergens" staat niet in claims.yaml`,
  ]);
});

it.each([
  ['{{fone}}', 'schrijf een naam uit docs/inhoud.md'],
  ['{{emial}}', 'bedoelt u {{email}}?'],
  ['{{date:wf.zeroo}}', 'bedoelt u {{date:wf.zero}}?'],
  ['{{hours:telefonich}}', 'bedoelt u {{hours:telefonisch}}?'],
  ['{{isde-tabell}}', 'bedoelt u {{isde-tabel}}?'],
  ['{{ phone }}', 'bedoelt u {{phone}}?'],
  ['Zie {{isde-tabel}} hier', 'alleen op een eigen regel'],
])('a name between braces that nobody fills in is told with its line: %s', (words, remedy) => {
  const { folder, change } = copyContent();
  const line = change('pages/prijzen.md', /^## /m, `${words}\n\n## `);
  const told = contentProblems(folder);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`content/pages/prijzen.md, regel ${line}: `);
  expect(told[0]).toContain(remedy);
});

it('the explanation of a claim is plain text, and takes the opening hours only', () => {
  const { folder, change } = copyContent();
  const line = change('claims.yaml', '{{hours:telefonisch:days}}', '{{phone}}');
  expect(contentProblems(folder)).toEqual([
    expect.stringContaining(`content/claims.yaml, regel ${line}: "{{phone}}"`),
  ]);
});

it('a figure that stands twice is told where it is another one', () => {
  const { folder, change } = copyContent();
  change('claims.yaml', 'text: een 9,1', 'text: een 9,2');
  change('company.yaml', 'count: 19', 'count: 20');
  expect(contentProblems(folder)).toEqual([
    expect.stringMatching(/^content\/home\.yaml, regel \d+: trust\.2\.value: hier staat "9,1"/),
    expect.stringMatching(/^content\/assistent\.yaml, regel \d+: "Een 9,1" heet in claims\.yaml/),
    expect.stringMatching(
      /^content\/claims\.yaml, regel \d+: \d\.text: in company\.yaml staat bij/,
    ),
    expect.stringMatching(/^content\/claims\.yaml, regel \d+: \d\.explanation: in company\.yaml/),
  ]);
});

it('a list of claims that cannot be read is told once, and not of each text that names one', () => {
  const { folder, change } = copyContent();
  const line = change('claims.yaml', '  text: een 9,1', '  text: een: 9,1');
  expect(contentProblems(folder)).toEqual([
    `content/claims.yaml, regel ${line}: een dubbele punt te veel: zet de tekst tussen rechte aanhalingstekens: '...'`,
  ]);
});

it('names between braces that are filled in are fine', () => {
  const { folder, change } = copyContent();
  const words = 'Bel {{phone}} of {{email}}: {{hours:bezoekadres:times}}, {{date:wf.zero}}.';
  change('pages/prijzen.md', /^## /m, `${words}\n\n{{isde-tabel}}\n\n## `);
  expect(contentProblems(folder)).toEqual([]);
});

it.each([
  [
    '[x](/isolatiee)',
    'de link "/isolatiee" leidt naar een pagina die er niet is; bedoelt u /isolatie?',
  ],
  [
    '[x](/isolatie#bestaat-niet)',
    'de link "/isolatie#bestaat-niet" wijst naar een kop die niet op /isolatie staat; laat #bestaat-niet weg',
  ],
  [
    '[x](/subsidies#isde-bedrag)',
    'de link "/subsidies#isde-bedrag" wijst naar een kop die niet op /subsidies staat; bedoelt u /subsidies#isde-bedragen?',
  ],
  ['[x](#langkomen)', expect.stringContaining('bedoelt u #langskomen?')],
  ['[x](isolatie)', expect.stringContaining('bedoelt u /isolatie?')],
  ['[x](/isolatie-rotterdan)', expect.stringContaining('bedoelt u /isolatie-rotterdam?')],
])('a link that leads nowhere is told with its line: %s', (words, message) => {
  const { folder, change } = copyContent();
  const line = change('pages/contact.md', /^## /m, `${words}\n\n## `);
  const [told, ...others] = contentProblems(folder);
  expect(others).toEqual([]);
  expect(told?.split(`content/pages/contact.md, regel ${line}: `)[1]).toEqual(message);
});

it('an address that stands as data is a link too', () => {
  const { folder, change } = copyContent();
  const line = change('navigation.yaml', 'href: /isolatie,', 'href: /isolaties,');
  expect(contentProblems(folder)).toEqual([
    `content/navigation.yaml, regel ${line}: de link "/isolaties" leidt naar een pagina die er niet is; bedoelt u /isolatie?`,
  ]);
});

it.each([
  '[x](/verduurzamingsrapportage#formulier)',
  '[x](/subsidies#isde-bedragen)',
  '[x](/voorbeeldrapport)',
  '[x](/isolatie-rotterdam#formulier)',
  '[x](/tools/subsidie-calculator?woningtype=hoekwoning)',
  '[x](https://example.nl/isolatiee) en [y](tel:112)',
])('a link that leads somewhere is fine: %s', (words) => {
  const { folder, change } = copyContent();
  change('pages/contact.md', /^## /m, `${words}\n\n## `);
  expect(contentProblems(folder)).toEqual([]);
});

it('a field that is not there is told in plain Dutch, with what to write', () => {
  const { folder, change } = copyContent();
  change('pages/prijzen.md', /^ {2}description: .*\n/m, '');
  change('company.yaml', /^kvk: .*\n/m, '');
  expect(contentProblems(folder)).toEqual([
    expect.stringMatching(
      /^content\/company.yaml, regel \d+: kvk: dit veld ontbreekt; schrijf een regel "kvk:", met daarachter een tekst$/,
    ),
    expect.stringMatching(
      /^content\/pages\/prijzen.md, regel 4: seo.description: dit veld ontbreekt; schrijf een regel "description:", onder seo, met daarachter een tekst$/,
    ),
  ]);
});

it.each([
  ['€ 90 p/m', '"p/m": schrijf "per maand"'],
  [
    'Een rapport is normaal {{claim:rapport-waarde}}.',
    '"normaal {{claim:": noem een bedrag dat niemand betaalt niet "normaal"',
  ],
  ['Dit is niet zeker binnen de levensduur.', expect.stringContaining('niet terugverdiend')],
  ['De EPA-adviseur komt langs.', '"EPA-adviseur": schrijf "EP-adviseur"'],
  [
    'Een helemaal elektrische pomp.',
    '"helemaal elektrisch": schrijf "volledig elektrische warmtepomp"',
  ],
  ['Bewaar de factuur.', '"factuur": schrijf "rekening"'],
  ['Vanaf 08.00 uur.', '"08.00": schrijf een tijd als "8.00 uur"'],
  ['{town} ligt op {distance}.', '"{distance}": noem bij een plaats geen afstand'],
])('a wording that the house does not use is told with its line: %s', (words, message) => {
  const { folder, change } = copyContent();
  const line = change('pages/contact.md', /^## /m, `${words}\n\n## `);
  const told = contentProblems(folder);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(`content/pages/contact.md, regel ${line}: `);
  expect(told[0]?.split(`regel ${line}: `)[1]).toEqual(message);
});

it('people may search with a word that the house does not use', () => {
  const { folder, change } = copyContent();
  change('zoekwoorden.yaml', /garantie, /, 'label-letter, garantie, ');
  expect(contentProblems(folder)).toEqual([]);
});

it.each([
  ['Bel ons tussen 8.00 en 18.00 uur.', '"8.00 en 18.00 uur"', 'telefonisch'],
  ['Wij zijn er van 8 tot 17 uur.', '"8 tot 17 uur"', 'bezoekadres'],
  ['Op zaterdag open: 9.30 - 12.00 uur.', '"9.30 - 12.00 uur"', 'telefonisch'],
])('opening hours that a text types out are told with its line: %s', (words, typed, id) => {
  const { folder, change } = copyContent();
  const line = change('pages/over-sens.md', /^## /m, `${words}\n\n## `);
  expect(contentProblems(folder)).toEqual([
    `content/pages/over-sens.md, regel ${line}: ${typed}: openingstijden staan alleen in company.yaml; schrijf {{hours:${id}}} (docs/inhoud.md)`,
  ]);
});

it('hours of something else may be typed', () => {
  const { folder, change } = copyContent();
  change('pages/over-sens.md', /^## /m, 'Tussen 19.00 en 7.00 uur moet hij stil zijn.\n\n## ');
  change('pages/over-sens.md', /^## /m, 'Dat duurt 8 tot 12 uur.\n\n## ');
  expect(contentProblems(folder)).toEqual([]);
});

it('a company that nobody can call at set hours is told so', () => {
  const { folder, change } = copyContent();
  change('company.yaml', '8.00 tot 18.00 uur', 'op afspraak');
  expect(contentProblems(folder)).toEqual([
    expect.stringContaining('openingHours: Schrijf bij telefonisch minstens één regel met tijden'),
  ]);
});

it.each([
  ['days: Maandag tot en met vrijdag', 'days: Doordeweeks', 'days: Schrijf dagen als "Maandag'],
  ['hours: 8.00 tot 17.00 uur', 'hours: overdag', 'hours: Schrijf tijden als "8.00 tot 17.00 uur"'],
])('opening hours that nobody else understands are told with their line: %s', (from, to, told) => {
  const { folder, change } = copyContent();
  const line = change('company.yaml', from, to);
  const place = `content/company.yaml, regel ${line}: openingHours.`;
  expect(contentProblems(folder)).toEqual([
    expect.stringMatching(new RegExp(`^${place}\\d\\.lines\\.0\\.${told}`)),
  ]);
});

it('a company that nobody can call in the morning is told so: one may ask to be called then', () => {
  const { folder, change } = copyContent();
  change('company.yaml', '8.00 tot 18.00 uur', '13.00 tot 18.00 uur');
  expect(contentProblems(folder)).toEqual([
    expect.stringMatching(
      /^content\/company\.yaml, regel \d+: openingHours: Laat bij telefonisch .* voor 12\.00 beginnen en na 12\.00 eindigen/,
    ),
  ]);
});

it('a certificate without a number may not be called recognised or a mark', () => {
  const { folder, change } = copyContent();
  change('company.yaml', /description: EP-adviseur/, 'description: Erkend EP-adviseur');
  expect(contentProblems(folder)).toEqual([
    expect.stringContaining('Zonder nummer van het certificaat geen "erkend" of "keurmerk"'),
  ]);
});

it.each([
  [
    'a figure without its source',
    /(homes: \{ value: \d+, year: 2024), source: '[^']+'/,
    '$1',
    'figures.homes.source: Bij elk cijfer en feit hoort een bron: schrijf source: en de naam van de bron',
  ],
  [
    'a figure that is not certain',
    /(homes: \{[^}]*confidence:) [AB]/,
    '$1 C',
    'figures.homes.confidence: Een cijfer heeft zekerheid A of B; met C hoort het er niet in',
  ],
  [
    'a confidence that nobody knows',
    /^ {4}confidence: [ABC]$/m,
    '    confidence: X',
    'facts.0.confidence: Zekerheid is A of B; schrijf bij een feit zonder cijfers desnoods C',
  ],
  [
    'a file that is not called after its town',
    /^slug: .*$/m,
    'slug: elders',
    'slug: noem dit bestand elders.yaml, of schrijf hier de naam van het bestand',
  ],
])('of a town, %s is told in Dutch', (_what, from, to, message) => {
  const { folder, change } = copyContent();
  const line = change('towns/ridderkerk.yaml', from, to);
  expect(contentProblems(folder)).toEqual([
    expect.stringMatching(new RegExp(`^content/towns/ridderkerk.yaml, regel ${line}: `)),
  ]);
  expect(contentProblems(folder)[0]).toContain(message);
});

it.each([
  ['town-rules/zonnepanelen.yaml', '{panelen}', '{panelenn}', 'bedoelt u {panelen}?'],
  ['town-rules/warmtepompen.yaml', '{wijkGasN}', '{wijkGassN}', 'bedoelt u {wijkGasN}?'],
  ['town-rules/warmtepompen.yaml', '{fact:net}', '{fact:nett}', 'bedoelt u {fact:net}?'],
  ['town-rules/warmtepompen.yaml', '{fact:net}', '{fact:buurman}', /schrijf .*\{fact:wijk\}$/],
  ['town-rules/warmtepompen.yaml', "'{gasHuis}'", "'{gas}'", 'schrijf een naam'],
  ['town-rules/warmtepompen.yaml', 'in {town}?', 'in {gas}?', 'schrijf {town}'],
  ['landing.yaml', 'in {town}', 'in {twon}', 'bedoelt u {town}?'],
  ['landing.yaml', '({updated})', '({town})', 'schrijf {article} of {href} of {updated}'],
  ['services/isolatie.md', 'Isolatie in {town}', 'Isolatie in {twon}', 'bedoelt u {town}?'],
])('a name that no town has is told with its line: %s, %s as %s', (file, from, to, remedy) => {
  const { folder, change } = copyContent();
  const line = change(file, from, to);
  const [, wrong = ''] = /(\{[^}]*\})/.exec(to) ?? [];
  const told = contentProblems(folder).filter((problem) => problem.includes(`"${wrong}"`));
  expect(told).toEqual([expect.stringContaining(`content/${file}, regel ${line}: `)]);
  expect(told[0]).toMatch(remedy);
});

it('without a town there is nothing to build', () => {
  const { folder, remove } = copyContent();
  remove('towns');
  expect(contentProblems(folder)).toEqual(['content/towns: in deze map staat geen plaats']);
});

it('a town copied from another is told what it still has of that one, until it is replaced', () => {
  const { folder, write, change } = copyContent();
  const file = 'towns/barendrecht.yaml';
  write(file, readFileSync(join(folder, 'towns/alblasserdam.yaml'), 'utf8'));
  change(file, 'slug: alblasserdam', 'slug: barendrecht');
  const told = () => contentProblems(folder).filter((line) => line.includes('heeft ook'));
  const shared = (line: number, field: string, value: string) =>
    `content/${file}, regel ${line}: ${field}: content/towns/alblasserdam.yaml heeft ook "${value}"; vervang het in het bestand van de nieuwe plaats`;
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
  expect(told()).toEqual([
    shared(lineOf('name:'), 'name', 'Alblasserdam'),
    shared(lineOf('postalCodes:'), 'postalCodes', '2951-2954'),
    shared(lineOf('  population:'), 'figures.population', '20314'),
  ]);
  change(file, 'name: Alblasserdam', 'name: Barendrecht');
  change(file, "['2951-2954']", "['2991-2994']");
  change(file, 'value: 20314', 'value: 48000');
  expect(told()).toEqual([]);
});
