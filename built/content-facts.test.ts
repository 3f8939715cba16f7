import { expect, test } from 'vitest';
import { LANDING_PAGES } from '../e2e/lib/pages.ts';
import { attributeOf, htmlOf, pageOf, textOf } from './lib/built-page.ts';

const all = (path: string, selector: string) => pageOf(path).querySelectorAll(selector);

test('who smells gas reads what to do first, in order, and can call from outside', () => {
  const heading = all('/contact', 'h2').find((each) => textOf(each) === 'Ruikt u gas?');
  const next = heading?.parent?.querySelectorAll(`h2[id="${heading.id}"] ~ ol`)[0];
  const steps = next?.querySelectorAll('li') ?? [];
  const words = steps.map(textOf);
  const order = [/geen vuur/, /schakelaar.*deurbel/, /ramen en deuren/, /gaskraan/, /naar buiten/];
  for (const [index, step] of order.entries()) expect(words[index]).toMatch(step);
  expect(words[5]).toMatch(/Bel pas buiten.*0800-9009.*gevaar.*112/);
  const links = steps.flatMap((step) => step.querySelectorAll('a'));
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual(['tel:08009009', 'tel:112']);
});

const PUMPS = LANDING_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/warmte'));

test('the trial at 50 degrees leaves the tap water at 60, on every page that offers it', () => {
  for (const path of ['/warmtepompen', ...PUMPS]) {
    const html = htmlOf(path);
    expect(html, path).toMatch(/verwarmingswater van de ketel op 50 graden/);
    expect(html, path).toMatch(/[Kk]raanwater[^<]*60 graden/);
    expect(html, path).toContain('legionella');
    expect(html, path).toContain('waarschijnlijk geschikt');
    expect(html, path).not.toMatch(/het water van de ketel op 50|is uw huis geschikt/);
  }
});

test('the loan of the Warmtefonds has one date on every page', () => {
  for (const path of ['/advies', '/prijzen', '/subsidies']) {
    const words = all(path, 'main').map(textOf).join();
    const told = [...words.matchAll(/Warmtefonds[^()]*?[(,]\s?([^()]*\d{4}[^()]*)\)/g)];
    const dates = new Set(told.map(([, when]) => when?.replace('Warmtefonds, ', '')));
    expect([...dates], path).toEqual(['2026']);
  }
});

test('the duty of an office to have label C has its day, and is called indicative', () => {
  const path = '/veelgestelde-vragen/vve-verhuur-en-bedrijf';
  const told = all(path, 'details')
    .map(textOf)
    .filter((words) => words.includes('Moet mijn kantoor energielabel C hebben?'));
  expect(told.join().replaceAll('\u00a0', ' ')).toMatch(/sinds 1 januari 2023.*\(indicatief\)/s);
});

test('the most that the ISDE is said to give is not what an example house exceeds in silence', () => {
  const words = all('/subsidies', 'main').map(textOf).join().replaceAll('\u00a0', ' ');
  expect(words).toMatch(
    /tot € 4\.500 ISDE-subsidie\d*\. Doet u bijna alles, dan kan het meer zijn/,
  );
});
