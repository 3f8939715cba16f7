import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { byDay } from '../../site/src/lib/by-day.ts';
import { headingId, questionId } from '../../site/src/lib/page-contents.ts';
import { plainText } from '../../site/src/lib/plain-text.ts';
import { nearest } from './nearest.ts';

const SITE = join(import.meta.dirname, '../../site');
const DAYS = ['0000-01-01', '9999-12-31'];

/** The pages there are, and the places on them that a link can jump to, as far as is known before a build. */
export interface LinkTargets {
  /** By address, the places of its own; undefined where only a build knows them. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Places that a component may make on any page: a form, a table, a list. */
  shared: ReadonlySet<string>;
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split(/\r?\n/);

/** What a line of front matter or YAML says under a name. */
const valueUnder = (lines: readonly string[], name: string) =>
  lines.flatMap((line) => new RegExp(`^${name}: *['"]?([^'"]*?)['"]? *$`).exec(line)?.[1] ?? [])[0];

/** A heading of the second level, and a question or the title of a group of them. */
const HEADING = /^## +(.*)$/;
const QUESTION = /^ *(?:- )?question: *(['"]?)(.*)\1$/;
const GROUP = /^ {2}- title: *(['"]?)(.*)\1$/;

/** The places that the lines of a text make, called as they are on either side of a day that they name. */
function placesOf(lines: readonly string[]): Set<string> {
  const places = lines.flatMap((line) => {
    const heading = HEADING.exec(line)?.[1] ?? GROUP.exec(line)?.[2];
    const question = QUESTION.exec(line)?.[2]?.replaceAll("''", "'");
    return DAYS.flatMap((day) => [
      ...(heading === undefined ? [] : [headingId(plainText(`## ${byDay(heading, day)}`))]),
      ...(question === undefined ? [] : [questionId(byDay(question, day))]),
    ]);
  });
  return new Set(places);
}

/** The ids that stand as such in the components of the site. */
function sharedPlaces(): Set<string> {
  const files = globSync('src/**/*.{tsx,astro,ts}', { cwd: SITE });
  return new Set(
    files
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(join(SITE, file), 'utf8').matchAll(
          /\b(?:id|\w*Id|[A-Z_]*ID)(?:=|: | = )\{?["']([\w-]+)["']/g,
        ),
      ])
      .flatMap(([, id = '']) => [id]),
  );
}

let shared: Set<string> | undefined;

/**
 * Where a link in `content/` can lead.
 * @param folder `content/`, or a copy of it
 */
export function linkTargets(folder: string): LinkTargets {
  shared ??= sharedPlaces();
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  const slugs: string[] = [];
  for (const file of globSync('{pages,services,articles}/*.md', { cwd: folder })) {
    const lines = linesOf(join(folder, file));
    const slug = valueUnder(lines, 'slug');
    const path = valueUnder(lines, 'path') ?? `/${slug}`;
    pages.set(path, placesOf(lines));
    if (slug && file.startsWith('services')) slugs.push(slug);
  }
  const towns = globSync('towns/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'));
  for (const slug of slugs) for (const town of towns) pages.set(`/${slug}-${town}`, undefined);
  for (const file of globSync('src/pages/**/[!_[]*.astro', { cwd: SITE })) {
    const path = `/${file.replaceAll('\\', '/').slice('src/pages/'.length, -'.astro'.length)}`;
    if (!pages.has(path) && !/[[_]/.test(path))
      pages.set(path.replace(/^\/index$/, '/'), undefined);
  }
  for (const file of globSync('**/*.*', { cwd: join(SITE, 'public') })) {
    pages.set(`/${file.replaceAll('\\', '/')}`, undefined);
  }
  return { pages, shared };
}

/** A link in Markdown, and an address that stands as data. */
const LINK = /\]\(([^)\s]*)\)/g;
const DATA = /(?<![\w-])(?:href|page): *['"]?(\/[^\s,}'"]*|#[^\s,}'"]*)/g;
const OUTWARD = /^(?:https?:|mailto:|tel:|\{)/;

/**
 * What is wrong with the links of one line, in Dutch.
 * @param line of a text file
 * @param own the address of the page that the file is the text of, when it is one
 */
export function linkProblems(line: string, own: string | undefined, to: LinkTargets): string[] {
  const links = [...line.matchAll(LINK), ...line.matchAll(DATA)].flatMap(([, link = '']) => [link]);
  return links.filter((link) => !OUTWARD.test(link)).flatMap((link) => brokenLink(link, own, to));
}

function brokenLink(link: string, own: string | undefined, { pages, shared }: LinkTargets) {
  const [before = '', place] = link.split('#');
  const path = before.split('?')[0] || own;
  if (path !== undefined && !pages.has(path)) {
    const meant = nearest(path.startsWith('/') ? path : `/${path}`, pages.keys());
    const remedy = meant
      ? `bedoelt u ${meant}?`
      : 'schrijf het adres van een pagina van de site, of begin met https://';
    return [`de link "${link}" leidt naar een pagina die er niet is; ${remedy}`];
  }
  const places = path === undefined ? undefined : pages.get(path);
  if (place === undefined || !places || places.has(place) || shared.has(place)) return [];
  const meant = nearest(place, places) ?? nearest(place, shared);
  const remedy = meant ? `bedoelt u ${before}#${meant}?` : `laat #${place} weg`;
  return [`de link "${link}" wijst naar een kop die niet op ${path} staat; ${remedy}`];
}

/** The address of the page that a text is of. */
export function addressOfText(text: string): string | undefined {
  const lines = text.split(/\r?\n/);
  const slug = valueUnder(lines, 'slug');
  return valueUnder(lines, 'path') ?? (slug === undefined ? undefined : `/${slug}`);
}
