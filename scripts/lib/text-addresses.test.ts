import { expect, it } from 'vitest';
import { readYaml } from './content-file.ts';
import { addressTaker, misnamed } from './text-addresses.ts';

it('a copied text that keeps its slug is told so, with the line of the slug', () => {
  const article = readYaml('order: 1\nslug: kozijnen\n');
  expect(misnamed(article, 'articles/kozijnen.md')).toEqual([]);
  expect(misnamed(article, 'articles/vloeren.md')).toEqual([
    {
      line: 2,
      message: 'slug: noem dit bestand kozijnen.md, of schrijf hier de naam van het bestand',
    },
  ]);
});

it('two texts never have one address, whichever folders they stand in', () => {
  const taken = addressTaker();
  expect(taken(readYaml('path: /prijzen\n'), 'pages/prijzen.md')).toEqual([]);
  expect(taken(readYaml('path: /prijzen\n'), 'pages/tarieven.md')).toEqual([
    {
      line: 1,
      message: 'path: content/pages/prijzen.md heeft het adres "/prijzen" al; kies een ander',
    },
  ]);
  expect(taken(readYaml('slug: prijzen\n'), 'articles/prijzen.md')).toEqual([
    {
      line: 1,
      message: 'slug: content/pages/prijzen.md heeft het adres "/prijzen" al; kies een ander',
    },
  ]);
});

it('a text that is not called after its slug is told of that alone', () => {
  const taken = addressTaker();
  expect(taken(readYaml('slug: prijzen\n'), 'articles/prijzen.md')).toEqual([]);
  expect(taken(readYaml('slug: prijzen\n'), 'articles/tarieven.md')).toEqual([]);
});
