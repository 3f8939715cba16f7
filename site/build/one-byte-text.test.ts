import { expect, test } from 'vitest';
import { inOneByte } from './one-byte-text.ts';

test('a sign beyond Latin-1 is written as its number, in text and attributes', () => {
  expect(inOneByte('<p title="★">é € ’ 😀</p>')).toBe(
    '<p title="&#9733;">é &#8364; &#8217; &#128512;</p>',
  );
});

test('data for machines stays the same JSON', () => {
  const data = { name: '€ 5 – “ja” 😀 é' };
  const html = inOneByte(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  expect(html).not.toMatch(/[^\0-\u00ff]/);
  expect(JSON.parse(html.replaceAll(/<[^>]*>/g, ''))).toEqual(data);
});

test('code and styles are left as they are, as their digests name them', () => {
  const code = '<script>a="€"</script><style>p::before{content:"★"}</style>';
  expect(inOneByte(code)).toBe(code);
});
