import { expect, test } from 'vitest';
import { COMPANY, LANDING_PAGES, SERVICES } from '../e2e/lib/pages.ts';
import { attributeOf, htmlOf, pageOf, textOf } from './lib/built-page.ts';

test('a landing page names its town, four reasons, benefits, a process and questions', () => {
  const [main] = pageOf('/isolatie-dordrecht').querySelectorAll('main');
  const all = (selector: string) => main?.querySelectorAll(selector) ?? [];
  expect(all('.prose').map(textOf)[0]).toContain('Dordrecht');
  const headings = ['h2', 'h3', 'h4'].flatMap((each) => all(each)).map(textOf);
  for (const reason of ['Snelle service', 'Lokale kennis', 'Alles geregeld', 'Altijd bereikbaar']) {
    expect(headings).toContainEqual(expect.stringContaining(reason));
  }
  expect(all('ol > li').length).toBeGreaterThanOrEqual(4);
  expect(all('details').length).toBeGreaterThanOrEqual(4);
  const closing = all('section').at(-1)?.querySelectorAll('a') ?? [];
  const phone = closing.find((link) => attributeOf(link, 'href') === `tel:${COMPANY.phone.e164}`);
  const words = phone && textOf(phone).replaceAll('\u00a0', ' ');
  expect(words).toContain(COMPANY.phone.display);
  expect(closing.filter((link) => attributeOf(link, 'href') === '/contact')).toHaveLength(1);
});

test('the claims of a landing page are numbered in the order in which one reads them', () => {
  const unordered = LANDING_PAGES.flatMap(({ path }) => {
    const marks = [...htmlOf(path).matchAll(/id="?noot-[^>]*><a[^>]*>(\d+)/g)];
    const numbers = marks.map(([, number]) => Number(number));
    return numbers.every((number, index) => number === index + 1) ? [] : [[path, numbers]];
  });
  expect(unordered).toEqual([]);
});

test('no landing page says how far a town is', () => {
  const told: string[] = [];
  for (const { path } of LANDING_PAGES) {
    const text = htmlOf(path)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ');
    if (/\d\s?km\b|kilometer|hemelsbreed|\{\w+\}/i.test(text)) told.push(path);
  }
  expect(told).toEqual([]);
});

test.for(Object.keys(SERVICES))(
  'a form on a landing page of %s carries that service as its source',
  (service) => {
    const [source] = pageOf(`/${service}-oud-beijerland`).querySelectorAll('[name="source"]');
    expect(source && attributeOf(source, 'value')).toBe(service);
  },
);

test('where a plan begins in a neighbourhood is what the table says of its house', () => {
  let found = 0;
  for (const { path } of LANDING_PAGES.filter((page) => page.path.startsWith('/advies-'))) {
    const page = pageOf(path);
    for (const each of page.querySelectorAll('details').map(textOf)) {
      const [, name] = /Waar begint een plan in (?:postcodegebied )?([^?]+)\?/.exec(each) ?? [];
      const [, year] = /(?:woning|huis|appartement) uit (\d{4})/.exec(each) ?? [];
      const row = page
        .querySelectorAll('tbody tr')
        .map(textOf)
        .find((words) => /, \d{4}/.test(words) && name && words.includes(name));
      if (!row || !year) continue;
      found += 1;
      expect([path, row]).toEqual([path, expect.stringContaining(year)]);
      const step = /(spouwmuurisolatie|vloerisolatie|zonnepanelen)/.exec(row)?.[1];
      if (step) expect([path, each]).toEqual([path, expect.stringContaining(step)]);
    }
  }
  expect(found).toBeGreaterThan(7);
});

test('no sentence praises a heat pump where most homes have district heating', () => {
  for (const [path, name] of [
    ['/warmtepompen-rotterdam', 'Nesselande'],
    ['/warmtepompen-capelle-aan-den-ijssel', 'Fascinatio'],
  ] as const) {
    const sentences = textOf(pageOf(path).querySelectorAll('main')[0] ?? pageOf(path)).split(
      /[.?!] /,
    );
    const praised = sentences.filter(
      (words) => words.includes(name) && /zonder gas|Gelijkmatige|ketel/.test(words),
    );
    expect([path, praised]).toEqual([path, []]);
  }
});

test('an amount of ISDE for insulation is said to ask a second measure', () => {
  const answers = LANDING_PAGES.filter(({ path }) => path.startsWith('/isolatie-')).flatMap(
    ({ path }) => pageOf(path).querySelectorAll('details').map(textOf),
  );
  const amounts = answers.filter((words) => /ISDE/.test(words) && /€/.test(words));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.filter((words) => !/tweede maatregel/.test(words))).toEqual([]);
});

test('heat from the city has one name on every landing page', () => {
  const mains = LANDING_PAGES.map(({ path }) => textOf(pageOf(path)));
  expect(mains.filter((words) => /stadswarmte/i.test(words)).length).toBeGreaterThan(10);
  expect(mains.filter((words) => /stadsverwarming/i.test(words))).toEqual([]);
});
