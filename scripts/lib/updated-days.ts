import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each text that makes pages: its day, and a print of how it was on that day. */
const LIST = 'bijgewerkt.txt';

const TEXTS = [
  'home.yaml',
  'landing.yaml',
  '{services,pages,articles}/*.md',
  '{towns,town-rules}/*.yaml',
];

const UPDATED = /^updated: *(\S*).*$/m;
const COMMENT = /^ *#.*$/gm;

const REMEDY = 'doe npm run content-check -- --bijgewerkt';

interface Dated {
  file: string;
  day: string;
  print: string;
}

/** A text as its readers see it: where a line ends and what a comment says is no change. */
function dated(folder: string, file: string): Dated {
  const text = readFileSync(join(folder, file), 'utf8');
  const bare = file.endsWith('.yaml') ? text.replace(COMMENT, '') : text;
  const read = bare.replace(UPDATED, '').replace(/\s+/g, ' ');
  const print = createHash('sha256').update(read).digest('hex').slice(0, 12);
  return { file, day: UPDATED.exec(text)?.[1] ?? '', print };
}

const textsIn = (folder: string) =>
  globSync(TEXTS, { cwd: folder })
    .sort()
    .map((file) => dated(folder, file));

function listed(folder: string): ReadonlyMap<string, Dated> {
  const lines = readFileSync(join(folder, LIST), 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [file = '', day = '', print = ''] = line.split(' ');
      return [file, { file, day, print }];
    }),
  );
}

/**
 * Texts whose day is not the one on which they last changed, in Dutch. Search engines and readers go by
 * that day; a copy of the site without its history knows it too.
 * @param folder `content/`, or a copy of it
 */
export function dayProblems(folder: string): string[] {
  const before = listed(folder);
  return textsIn(folder).flatMap(({ file, day, print }) => {
    const last = before.get(file);
    if (!last) return [`content/${file}: deze tekst is nieuw; ${REMEDY}`];
    if (last.print !== print)
      return [`content/${file}: de tekst is veranderd sinds ${last.day}; ${REMEDY}`];
    if (last.day !== day)
      return [`content/${file}: updated is ${day}, maar de tekst is nog die van ${last.day}`];
    return [];
  });
}

/**
 * Gives each text that changed or is new the day of today, or leaves the later day its writer gave it, and writes the
 * list of days anew.
 * @returns the files that got another day
 */
export function renewDays(folder: string, today: string): string[] {
  const before = listed(folder);
  const changed = textsIn(folder)
    .filter(({ file, day, print }) => {
      const last = before.get(file);
      // A new text is a copy of another, with the day of that one.
      if (!last) return day < today;
      return last.print !== print && day <= last.day && day !== today;
    })
    .map(({ file }) => file);
  for (const file of changed) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(UPDATED, `updated: ${today}`));
  }
  const lines = textsIn(folder).map(({ file, day, print }) => `${file} ${day} ${print}\n`);
  writeFileSync(join(folder, LIST), lines.join(''));
  return changed;
}
