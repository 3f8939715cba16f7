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
