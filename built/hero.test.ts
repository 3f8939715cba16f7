import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { attributeOf, pageOf, textOf } from './lib/built-page.ts';

const REPORT_BUTTON = 'Gratis Verduurzamingsrapport';

/** Where the hero's main button leads, and whether the page holds the form. */
function readHero(path: string) {
  const page = pageOf(path);
  const [main] = page.querySelectorAll('main');
  // The hero comes before everything else, also before the text's own buttons.
  const button = main?.querySelectorAll('a').find((link) => textOf(link).trim() === REPORT_BUTTON);
  const isInHero = button && main?.childElements[0]?.querySelectorAll('a').includes(button);
  return {
    href: isInHero ? attributeOf(button, 'href') : undefined,
    hasForm: page.querySelectorAll('#formulier form').length > 0,
  };
}

test('the hero’s main button leads to the request page, and to the form where the page holds it', () => {
  // The home page, the tools and the request page, which has its form there, have heads of their own.
  const ownHead = [
    '/',
    '/verduurzamingsrapportage',
    ...ALL_PATHS.filter((path) => path.startsWith('/tools')),
  ];
  let withForm = 0;
  for (const path of ALL_PATHS.filter((each) => !ownHead.includes(each))) {
    const { href, hasForm } = readHero(path);
    expect([path, href]).toEqual([path, hasForm ? '#formulier' : '/verduurzamingsrapportage']);
    withForm += Number(hasForm);
  }
  expect(withForm).toBeGreaterThan(80);
  const check = pageOf('/')
    .querySelectorAll('a')
    .filter((link) => textOf(link).trim() === 'Gratis Energielabel Check');
  expect(check.map((link) => attributeOf(link, 'href'))).toEqual(['/verduurzamingsrapportage']);
});

test('the page of prices says what we charge in its hero, before a phone scrolls', () => {
  const [hero] = pageOf('/prijzen').querySelectorAll('main')[0]?.childElements ?? [];
  const words = hero ? textOf(hero).replaceAll('\u00a0', ' ') : '';
  expect(words).toMatch(/gratis.*energielabel kost vanaf € \d+.*basisadvies vanaf € \d+/s);
});
