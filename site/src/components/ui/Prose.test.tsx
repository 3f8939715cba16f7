import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Inline, Prose } from './Prose.tsx';

const prose = (markdown: string) => renderToStaticMarkup(<Prose markdown={markdown} />);

test('a heading has an address, and a smaller one has none', () => {
  expect(prose('## Wat het kost\n\n### Vooraf\n\nNiets.')).toBe(
    '<div class="prose "><h2 id="wat-het-kost">Wat het kost</h2><h3>Vooraf</h3><p>Niets.</p></div>',
  );
});

test('a list that counts begins at one without saying so', () => {
  expect(prose('1. Bel **ons**.\n2. Wacht.')).toContain(
    '<ol><li>Bel <strong>ons</strong>.</li><li>Wacht.</li></ol>',
  );
});

test('an address goes out as it was written, and another site hears nothing of ours', () => {
  expect(prose('Bel [ons](tel:+31180000000).')).toContain(
    '<a class="text-link" href="tel:+31180000000">ons</a>',
  );
  expect(prose('[RVO](https://www.rvo.nl/isde)')).toContain(
    '<a class="text-link" href="https://www.rvo.nl/isde" rel="noopener">RVO</a>',
  );
});

test('a table names its rows and columns', () => {
  const html = prose('| Soort | Prijs |\n| --- | --- |\n| Spouw | € 20 tot € 30 |');
  expect(html).toContain('scope="col">Soort</th>');
  expect(html).toContain('scope="row">Spouw</th>');
  expect(html).toContain('€ 20 tot\u00a0€ 30');
});

test('what looks like HTML is words', () => {
  expect(prose('Kies <b>glas</b>.')).toContain('Kies &lt;b&gt;glas&lt;/b&gt;.');
});

test('one line has no paragraph around it', () => {
  expect(renderToStaticMarkup(<Inline markdown="Vanaf **€ 350** per huis" />)).toBe(
    'Vanaf <strong>€ 350</strong> per huis',
  );
  expect(renderToStaticMarkup(<Inline markdown="1. Eerst dit" />)).toBe('1. Eerst dit');
});
