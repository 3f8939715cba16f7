import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dayProblems, renewDays } from './lib/updated-days.ts';

const HOME = '# Een opmerking\nupdated: 2026-11-20\ntitle: Welkom\n';

/** A folder with two texts and their days; it goes when the test ends. */
function texts() {
  const folder = mkdtempSync(join(tmpdir(), 'sens-days-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  write('home.yaml', HOME);
  write('pages/prijzen.md', '---\nupdated: 2026-11-21\n---\nTekst.\n');
  write('bijgewerkt.txt', '');
  // The day of the oldest, so that both keep theirs.
  renewDays(folder, '2026-11-20');
  return { folder, write, read };
}

it('our own texts carry the day on which they last changed', () => {
  expect(dayProblems(join(import.meta.dirname, '../content'))).toEqual([]);
});

it('a text that changed is told with its file, its day and the remedy', () => {
  const { folder, write } = texts();
  write('home.yaml', HOME.replace('Welkom', 'Hallo'));
  expect(dayProblems(folder)).toEqual([
    'content/home.yaml: de tekst is veranderd sinds 2026-11-20; doe npm run content-check -- --bijgewerkt',
  ]);
});

it('a day that moved while the text stayed is told', () => {
  const { folder, write } = texts();
  write('home.yaml', HOME.replace('2026-11-20', '2026-12-01'));
  expect(dayProblems(folder)).toEqual([
    'content/home.yaml: updated is 2026-12-01, maar de tekst is nog die van 2026-11-20',
  ]);
});

it('a new text has to get its day too', () => {
  const { folder, write } = texts();
  write('landing.yaml', 'updated: 2026-11-22\n');
  expect(dayProblems(folder)).toEqual([
    expect.stringContaining('landing.yaml: deze tekst is nieuw'),
  ]);
});

it('the remedy gives a new text the day of today: it came with the day of the one it was copied from', () => {
  const { folder, write, read } = texts();
  write('pages/nieuw.md', '---\nupdated: 2026-11-21\n---\nNieuwe tekst.\n');
  write('landing.yaml', 'updated: 2026-12-24\n');
  expect(renewDays(folder, '2026-12-01')).toEqual(['pages/nieuw.md']);
  expect(read('pages/nieuw.md')).toContain('updated: 2026-12-01');
  expect(read('landing.yaml')).toContain('updated: 2026-12-24');
  expect(dayProblems(folder)).toEqual([]);
});

it('another comment or the end of a line is no change', () => {
  const { folder, write } = texts();
  write('home.yaml', HOME.replace('Een opmerking', 'Iets anders').replaceAll('\n', '\r\n'));
  expect(dayProblems(folder)).toEqual([]);
});

it('the remedy gives changed texts the day of today, and leaves the others', () => {
  const { folder, write, read } = texts();
  write('home.yaml', HOME.replace('Welkom', 'Hallo'));
  expect(renewDays(folder, '2026-12-01')).toEqual(['home.yaml']);
  expect(read('home.yaml')).toContain('updated: 2026-12-01');
  expect(read('pages/prijzen.md')).toContain('updated: 2026-11-21');
  expect(dayProblems(folder)).toEqual([]);
});

it('the remedy keeps a later day that the writer gave', () => {
  const { folder, write, read } = texts();
  write('home.yaml', HOME.replace('Welkom', 'Hallo').replace('2026-11-20', '2026-11-30'));
  expect(renewDays(folder, '2026-12-01')).toEqual([]);
  expect(read('home.yaml')).toContain('updated: 2026-11-30');
});
