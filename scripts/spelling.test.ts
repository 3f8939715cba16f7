import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { extendList, spellingProblems, unknownWords } from './lib/spelling.ts';

/** A folder of texts with its list of words; it goes when the test ends. */
function texts(files: Record<string, string>, list = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'sens-spelling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, 'woordenlijst.txt': list })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const wordsOf = async (folder: string) => (await unknownWords(folder)).map(({ word }) => word);

it('our own texts are spelled right', async () => {
  expect(await spellingProblems(join(import.meta.dirname, '../content'))).toEqual([]);
});

it('our list of words is in its order and holds each once', () => {
  const list = readFileSync(join(import.meta.dirname, '../content/woordenlijst.txt'), 'utf8');
  const words = list.trimEnd().split('\n');
  const { compare } = new Intl.Collator('nl', { sensitivity: 'variant' });
  expect(words).toEqual([...new Set(words)].sort(compare));
});

it('a mistake is told with its file, line, word and remedy, once per file', async () => {
  const folder = texts({
    'a.md': '---\nseo:\n  title: Goed\n---\nGoed.\nEen wamrtepomp, wamrtepomp.\n',
  });
  expect(await spellingProblems(folder)).toEqual([
    'content/a.md, regel 6: "wamrtepomp" staat in geen woordenboek; bedoelt u "warmtepomp"? Verbeter het, of zet het in content/woordenlijst.txt als het zo hoort.',
  ]);
});

describe('what is read', () => {
  it('is every text of a setting, also one over several lines or between quotes', async () => {
    const yaml = "a: Foutt\nb: >-\n  goed\n  verkeert\nc: { d: 'Fouut', e: [goet] }\n";
    const found = await unknownWords(texts({ 'a.yaml': yaml }));
    expect(found.map(({ line, word }) => [line, word])).toEqual([
      [1, 'Foutt'],
      [5, 'Fouut'],
      [5, 'goet'],
    ]);
  });

  it('is no name of a setting, comment, address, fill-in or code', async () => {
    const yaml =
      '# commentt\nsubtitle: Goed\npicture: hoome\nhref: /hoome\ntext: "{{claim:foo-baar}} {toown}"\n';
    const md = 'Zie [de lijst](/lijjst#foo), https://foo.nl/baar, www.foobaar.nl en `npm ruun`.\n';
    expect(await wordsOf(texts({ 'a.yaml': yaml, 'b.md': md }))).toEqual([]);
  });

  it('is a compound, with a hyphen or as one word, and never two nouns that only look like one', async () => {
    const right = 'spouwmuurisolatie, subsidieaanvraag, vloerverwarmingsgroep en woon-werkverkeer';
    expect(await wordsOf(texts({ 'a.md': right }))).toEqual([]);
    expect(await wordsOf(texts({ 'a.md': 'isolatiespouwmuuren en warmtepompsen' }))).toEqual([
      'isolatiespouwmuuren',
      'warmtepompsen',
    ]);
  });
});

describe('a word of our own', () => {
  it('is right as it stands in the list, and at the start of a sentence', async () => {
    const folder = texts({ 'a.md': 'Ventilatiebox. Een ventilatiebox.' }, 'ventilatiebox\n');
    expect(await wordsOf(folder)).toEqual([]);
  });

  it('that is a name is right with its capital only', async () => {
    const folder = texts({ 'a.md': 'Drievliet en drievliet' }, 'Drievliet\n');
    expect(await wordsOf(folder)).toEqual(['drievliet']);
  });
});

it('a list that is extended gets what the texts need, in order, and keeps the rest', async () => {
  const text =
    'Pendrecht, een ventilatiebox, RVO en het RVO-bedrag. Ventilatiebox. Wielwijk-Crabbehof.';
  const folder = texts({ 'a.md': text }, 'Crabbehof\nPendrecht\nWielwijk\nzomaar\n');
  expect(await extendList(folder)).toEqual(['RVO', 'ventilatiebox']);
  const list = readFileSync(join(folder, 'woordenlijst.txt'), 'utf8');
  expect(list).toBe('Crabbehof\nPendrecht\nRVO\nventilatiebox\nWielwijk\nzomaar\n');
  expect(await spellingProblems(folder)).toEqual([]);
});

it('a text of which settings and words cannot be told apart brings no names of settings into the list', async () => {
  const folder = texts({
    'a.md':
      '---\nshortDescription: Vloer\nEen vloer zonder streepjes erboven, in een zin die lang is.\n',
    'b.md': 'shortDescription: Vloer\n---\nEen vloer.\n',
    'c.yaml': 'subtitle: "Vloer\nshortDescription: x\n',
  });
  expect(await extendList(folder)).toEqual([]);
});
