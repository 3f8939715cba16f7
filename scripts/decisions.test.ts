import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const INDEX = 'README.md';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const records = readdirSync(FOLDER)
  .filter((name) => name !== INDEX)
  .sort();

/** What a record says right under its title of those that decided otherwise. */
const SUPERSEDED = /^# .+\n\nSuperseded( in part)? by (\[.+?\)(?: and \[.+?\))*)/;

/** A record as a line of the index: its number with its title and, where so, what superseded it. */
function lineOf(name: string): string {
  const text = read(name);
  const [title = ''] = text.split('\n');
  const [, part = '', by] = SUPERSEDED.exec(text) ?? [];
  return `- [${title.slice(2)}](${name})${by ? `, superseded${part} by ${by}` : ''}`;
}

test('the index names every record once, in order, with what superseded it', () => {
  const listed = read(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed).toEqual(records.map(lineOf));
});

test.each(records)(
  '%s has the number of its name, and what it says superseded it is there',
  (name) => {
    const text = read(name);
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    for (const [, number = '', file = ''] of text.matchAll(/\[(\d+)\]\((\d{4}-[^)]+)\)/g)) {
      expect(file).toMatch(new RegExp(`^${number.padStart(4, '0')}-`));
      expect(existsSync(join(FOLDER, file)), file).toBe(true);
    }
    const says = text.split('\n').filter((line) => line.startsWith('Superseded'));
    expect(says).toHaveLength(SUPERSEDED.test(text) ? 1 : 0);
  },
);
