import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { addressOf, createSearch, type FoundPage } from '../site/src/lib/search/find-pages.ts';
import type { SearchIndex } from '../site/src/lib/search/search-index.ts';
import { CLIENT, isBuilt, pageOf, textOf } from './lib/built-page.ts';
import { SEARCH_QUESTIONS } from './lib/search-questions.ts';

const index: SearchIndex = JSON.parse(readFileSync(join(CLIENT, 'search-index.json'), 'utf8'));
const find = createSearch(index);
const paths = (typed: string) => find(typed).map(({ path }) => path);

test('of more than three hundred questions at least 95 in 100 are answered in the first three', () => {
  expect(SEARCH_QUESTIONS.length).toBeGreaterThan(300);
  const missed = SEARCH_QUESTIONS.filter(([typed, ...right]) => {
    const isRight = ({ path, title, kind }: FoundPage) =>
      right.some((each) =>
        typeof each === 'string' ? each === path : kind === 'question' && each.test(title),
      );
    return !find(typed).slice(0, 3).some(isRight);
  }).map(([typed]) => `${typed}: ${paths(typed).slice(0, 3).join(' ')}`);
  expect(missed.length / SEARCH_QUESTIONS.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each([
  ['over ons', '/over-sens'],
  ['gas lucht', '/contact'],
  ['warmte pomp', '/warmtepompen'],
  ['energielabel aanvragen', '/energielabels'],
  ['gas eraf', '/warmtepompen'],
  ['factuur', '/algemene-voorwaarden'],
  ['lekkage', '/contact'],
  ['klantenservice', '/contact'],
])('"%s" finds %s among the first three', (typed, path) => {
  expect(paths(typed).slice(0, 3)).toContain(path);
});

test('what has a typing error within a compound, or is known by its part only, finds something', () => {
  for (const typed of ['vloerisolaite', 'spouwmuurislatie', 'spauwmuurisolatie', 'energiecoach']) {
    expect(find(typed), typed).not.toEqual([]);
  }
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
  ['gasfornuis', '/veelgestelde-vragen/batterij-stroom-en-techniek', /elektrisch koken/],
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
  const astray = questions.filter((question) => {
    const [page = '', id = ''] = addressOf(question).split('#');
    const answer = pageOf(page).querySelector(`details[name="faq"] [id="${id}"]`);
    const summary = answer?.closest('details')?.querySelector('summary');
    return !summary || textOf(summary).trim() !== question.title;
  });
  expect(astray.map(addressOf)).toEqual([]);
});

test.each(['schiedam', 'delft', 'breda', 'vlaardingen', 'den haag', 'gouda', 'schidam'])(
  'who asks for %s, where no page is about, gets the question of who lives elsewhere and no other town',
  (typed) => {
    const [first, ...others] = find(typed);
    expect(first?.title).toBe('Mijn plaats staat niet op de site. Komt u toch?');
    expect(others.filter(({ kind }) => kind === 'town')).toEqual([]);
  },
);

test('a place that is not known is not taken for one that sounds alike', () => {
  for (const typed of ['moerkapelle', 'zwammerdam', 'oud-vossemeer', 'kockengen']) {
    expect(find(typed).filter(({ kind }) => kind === 'town')).toEqual([]);
  }
});

test.each([
  ['ridderkrek', '-ridderkerk'],
  ['spijkenise', '-spijkenisse'],
  ['zwindrecht', '-zwijndrecht'],
  ['dordrect', '-dordrecht'],
])('%s is a typing error in the name of a town', (typed, town) => {
  expect(paths(typed)[0]?.endsWith(town)).toBe(true);
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
