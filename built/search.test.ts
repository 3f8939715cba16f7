import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { createSearch } from '../site/src/lib/search/find-pages.ts';
import type { SearchIndex } from '../site/src/lib/search/search-index.ts';
import { CLIENT, isBuilt, pageOf } from './lib/built-page.ts';

const index: SearchIndex = JSON.parse(readFileSync(join(CLIENT, 'search-index.json'), 'utf8'));
const find = createSearch(index);
const paths = (typed: string) => find(typed).map(({ path }) => path);

/** What people type, and the pages of which one must be among the first three. */
const QUESTIONS: readonly [typed: string, ...right: string[]][] = [
  ['isolatie', '/isolatie'],
  ['isoleren', '/isolatie'],
  ['dakisolatie', '/isolatie'],
  ['spouwmuurisolatie', '/isolatie'],
  ['vloer isoleren kosten', '/isolatie', '/prijzen'],
  ['geïsoleerd huis', '/isolatie'],
  ['islatie', '/isolatie'],
  ['isolatei', '/isolatie'],
  ['vleermuizen spouw', '/isolatie'],
  ['vocht na isoleren', '/isolatie'],
  ['warmtepomp', '/warmtepompen'],
  ['warmtepompen', '/warmtepompen'],
  ['warmtepom', '/warmtepompen'],
  ['wamrtepomp', '/warmtepompen'],
  ['hybride', '/warmtepompen'],
  ['hybride warmtepomp subsidie', '/warmtepompen', '/subsidies', '/tools/subsidie-calculator'],
  ['airco', '/warmtepompen'],
  ['cv-ketel vervangen', '/warmtepompen'],
  ['is mijn huis geschikt voor een warmtepomp', '/tools/warmtepomp-check', '/warmtepompen'],
  ['50 graden', '/tools/warmtepomp-check', '/warmtepompen'],
  ['geluid warmtepomp', '/tools/warmtepomp-check', '/warmtepompen'],
  ['zonnepanelen', '/zonnepanelen'],
  ['zonnepaneel', '/zonnepanelen'],
  ['zonnepannelen', '/zonnepanelen'],
  ['salderen', '/zonnepanelen', '/tools/roi-calculator'],
  ['saldering stopt 2027', '/zonnepanelen', '/tools/roi-calculator'],
  ['pv-panelen', '/zonnepanelen'],
  ['thuisbatterij', '/zonnepanelen', '/tools/roi-calculator', '/subsidies'],
  ['energielabel', '/energielabels', '/tools/energielabel-simulator'],
  ['energielabels', '/energielabels'],
  ['label aanvragen', '/energielabels', '/meer-informatie'],
  ['energie label verkoop huis', '/energielabels'],
  ['ep-adviseur', '/energielabels'],
  ['welk label heeft mijn huis', '/tools/energielabel-simulator', '/energielabels'],
  ['label simulator', '/tools/energielabel-simulator'],
  ['subsidie', '/subsidies', '/tools/subsidie-calculator'],
  ['subsidies', '/subsidies'],
  ['isde', '/subsidies', '/tools/subsidie-calculator'],
  ['subsidie berekenen', '/tools/subsidie-calculator'],
  ['hoeveel subsidie krijg ik', '/tools/subsidie-calculator'],
  ['subsidiecalculator', '/tools/subsidie-calculator'],
  ['terugverdientijd', '/tools/roi-calculator'],
  ['roi', '/tools/roi-calculator'],
  ['advies', '/advies', '/persoonlijk-advies-aan-huis'],
  ['verduurzamingsadvies', '/advies'],
  ['huisbezoek', '/persoonlijk-advies-aan-huis', '/advies'],
  ['advies aan huis', '/persoonlijk-advies-aan-huis'],
  ['kozijnen', '/kozijnen-materiaaladvies', '/kozijnen-vervangen-wanneer'],
  ['kunststof of houten kozijnen', '/kozijnen-materiaaladvies'],
  ['wanneer kozijnen vervangen', '/kozijnen-vervangen-wanneer'],
  ['subsidie kozijnen', '/kozijnen-energielabel-subsidie'],
  [
    'triple glas',
    '/kozijnen-energielabel-subsidie',
    '/kozijnen-vervangen-wanneer',
    '/kozijnen-materiaaladvies',
  ],
  ['prijzen', '/prijzen'],
  ['wat kost een energielabel', '/prijzen', '/energielabels'],
  ['tarieven', '/prijzen'],
  ['contact', '/contact', '/meer-informatie'],
  ['telefoonnummer', '/contact', '/meer-informatie'],
  ['openingstijden', '/contact', '/meer-informatie'],
  ['over ons bedrijf', '/over-sens'],
  ['familiebedrijf', '/over-sens'],
  ['privacy', '/privacy'],
  ['cookies', '/cookies'],
  ['schermlezer', '/toegankelijkheid'],
  ['algemene voorwaarden', '/algemene-voorwaarden'],
  ['gratis rapport', '/verduurzamingsrapportage'],
  ['verduurzamingsrapport', '/verduurzamingsrapportage'],
  ['rekenhulp', '/tools', '/tools/energielabel-simulator', '/tools/subsidie-calculator'],
  ['sitemap', '/sitemap'],
  ['isolatie ridderkerk', '/isolatie-ridderkerk'],
  ['warmtepomp dordrecht', '/warmtepompen-dordrecht'],
  ['zonnepanelen capelle', '/zonnepanelen-capelle-aan-den-ijssel'],
  ['energielabel hendrik ido ambacht', '/energielabels-hendrik-ido-ambacht'],
  ['isolatie riderkerk', '/isolatie-ridderkerk'],
  ['spijkenisse', '/isolatie-spijkenisse', '/energielabels-spijkenisse', '/advies-spijkenisse'],
  ['dakisolatie papendrecht', '/isolatie-papendrecht'],
  ['warmtepomp slikkerveer', '/warmtepompen-ridderkerk'],
  ['isolatie bolnes', '/isolatie-ridderkerk'],
];

test('of more than sixty questions at least 95 in 100 have the right page in the first three', () => {
  expect(QUESTIONS.length).toBeGreaterThan(60);
  const missed = QUESTIONS.filter(([typed, ...right]) => {
    const first = paths(typed).slice(0, 3);
    return !right.some((path) => first.includes(path));
  }).map(([typed]) => `${typed}: ${paths(typed).slice(0, 3).join(' ')}`);
  expect(missed.length / QUESTIONS.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each([
  ['isolatie', '/isolatie'],
  ['warmtepomp', '/warmtepompen'],
  ['zonnepanelen', '/zonnepanelen'],
  ['energielabel', '/energielabels'],
  ['isolatie ridderkerk', '/isolatie-ridderkerk'],
  ['isolatie rotterdam', '/isolatie-rotterdam'],
  ['zonnepanelen hoogvliet', '/zonnepanelen-hoogvliet-rotterdam'],
])('%s gives %s first', (typed, path) => {
  expect(paths(typed)[0]).toBe(path);
});

test('without a town in the question no town page stands among the answers', () => {
  for (const typed of ['isolatie', 'warmtepomp', 'subsidie', 'kosten zonnepanelen']) {
    expect(find(typed).filter(({ kind }) => kind === 'town')).toEqual([]);
  }
});

/** Words out of a question or its answer, and the question to which they lead. */
const ASKED: readonly [typed: string, page: string, question: RegExp][] = [
  ['hybride of elektrisch', '/warmtepompen', /^Hybride of volledig elektrisch/],
  ['moeten mijn radiatoren eruit', '/warmtepompen', /radiatoren/],
  ['vloer zonder kruipruimte', '/isolatie', /vloer zonder kruipruimte/],
  ['spaargeld', '/prijzen', /spaargeld/],
  ['thuisbatterij subsidie', '/zonnepanelen', /subsidie voor een thuisbatterij/],
  ['welk glas heb ik', '/kozijnen-vervangen-wanneer', /welk glas/],
  ['energielabel verplicht', '/energielabels', /energielabel verplicht/],
  ['vve advies', '/advies', /VvE/],
  ['isde en gemeente combineren', '/subsidies', /combineren/],
  ['zit ik ergens aan vast', '/prijzen', /ergens aan vast/],
  ['moet ik betalen voor het bezoek', '/persoonlijk-advies-aan-huis', /bezoek betalen/],
];

test.each(ASKED)('%s leads to the question itself', (typed, page, question) => {
  const asked = find(typed).filter(({ kind }) => kind === 'question');
  const hit = asked.find(({ title }) => question.test(title));
  expect(hit?.path, asked.map(({ title }) => title).join('\n')).toMatch(
    new RegExp(`^${page}#vraag-`),
  );
});

test('the address of every question is that of its answer, within the question that opens', () => {
  const questions = index.pages.filter(({ kind }) => kind === 'question');
  expect(questions.length).toBeGreaterThan(60);
  const astray = questions.filter(({ path, title }) => {
    const [page = '', id = ''] = path.split('#');
    const answer = pageOf(page).querySelector(`details[name="faq"] [id="${id}"]`);
    return answer?.closest('details')?.querySelector('summary')?.textContent.trim() !== title;
  });
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test('questions leave room for pages', () => {
  for (const typed of ['isolatie', 'warmtepomp', 'subsidie', 'wat kost het']) {
    const found = find(typed);
    expect(found.filter(({ kind }) => kind === 'question').length).toBeLessThanOrEqual(3);
    expect(found.some(({ kind }) => kind !== 'question')).toBe(true);
  }
});

test('every page can be found, and every answer is a page', () => {
  const found = index.pages.filter(({ kind }) => kind !== 'question').map(({ path }) => path);
  expect(found.toSorted()).toEqual([...ALL_PATHS].toSorted());
  expect(found.filter((path) => !isBuilt(path))).toEqual([]);
});

test.each(['', '   ', 'de het een', '???', 'xqzwv', '<>', '\u0000'])(
  '%j finds nothing and breaks nothing',
  (typed) => {
    expect(find(typed)).toEqual([]);
  },
);

test('index and script weigh at most 60 kB together', () => {
  const bytes = ['shell/search.js', 'search-index.json'].map(
    (n) => statSync(join(CLIENT, `${n}.br`)).size,
  );
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000);
});
