import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING_PAGES } from '../../e2e/lib/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The addresses that the files of content/ say their pages have, by those addresses. */
const FILES = new Map([['/', 'content/home.yaml']]);
for (const file of globSync('content/{pages,services,articles}/*.md', { cwd: ROOT })) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const [, name, value = ''] = /^(path|slug): *(\S+)/m.exec(text) ?? [];
  FILES.set(name === 'slug' ? `/${value}` : value, file);
}
for (const { path } of LANDING_PAGES) {
  const service = /^\/([a-z]+)-/.exec(path)?.[1] ?? '';
  FILES.set(path, `${FILES.get(`/${service}`) ?? ''} (landing, ${path})`);
}

/** The file in which somebody mends what a page says of itself; else the address. */
export const fileOfText = (path: string): string => FILES.get(path) ?? path;
