import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withShortIslands } from './short-islands.ts';

test('an island keeps what wakes it, and loses what nobody asks for', () => {
  const island = (attributes: string) =>
    `<p uid="a">opts="b"</p><astro-island${attributes} client="touch" props='{}' await-children><form></form></astro-island>`;
  expect(withShortIslands(island(' uid="Z1" prefix="r1" opts="{&quot;name&quot;:1}" ssr'))).toBe(
    island(' prefix="r1" ssr'),
  );
});

test('what an island is given stands between quotes that it does not hold itself', () => {
  const island = (props: string) => `<astro-island props=${props} ssr>`;
  expect(withShortIslands(island('"{&quot;a&quot;:[0,&quot;b &amp; c&quot;]}"'))).toBe(
    island(`'{"a":[0,"b &amp; c"]}'`),
  );
  const apostrophe = island(`"{&quot;a&quot;:[0,&quot;'s avonds&quot;]}"`);
  expect(withShortIslands(apostrophe)).toBe(apostrophe);
});

test('the script of Astro’s islands works without: it reads options that are not there as none, and no uid', () => {
  const path = createRequire(import.meta.url).resolve('astro/package.json');
  const script = readFileSync(
    path.replace('package.json', 'dist/runtime/server/astro-island.js'),
    'utf8',
  );
  expect(script).toContain('JSON.parse(this.getAttribute("opts"))');
  expect(script).not.toContain('uid');
});
