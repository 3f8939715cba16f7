import { expect, test } from 'vitest';
import { readArguments, WHOM_TO_ERASE } from './cli-arguments.ts';

const read = (typed: string) => readArguments(typed.split(' ').filter(Boolean));

test.each([
  ['', 'Zeg erbij wat u wilt doen, zoals list.'],
  ['foo', '"foo" ken ik niet.'],
  ['toString', '"toString" ken ik niet.'],
  ['show', 'Geef achter show een referentie, zoals SR-15MXE0.'],
  ['done', 'Geef achter done een referentie, zoals SR-15MXE0.'],
  ['erase', WHOM_TO_ERASE],
  ['export', 'Geef achter export een bestand, zoals aanvragen.csv.'],
  ['restore', 'Geef achter restore het bestand van een reservekopie.'],
  ['list alles', 'Geef een aantal aanvragen van 1 of meer, zoals 100.'],
  ['list 0', 'Geef een aantal aanvragen van 1 of meer, zoals 100.'],
  ['stats abc', 'Geef een aantal dagen van 1 tot 3653.'],
  ['stats 0', 'Geef een aantal dagen van 1 tot 3653.'],
  ['stats 3654', 'Geef een aantal dagen van 1 tot 3653.'],
  ['stats 1e2', 'Geef een aantal dagen van 1 tot 3653.'],
])('"%s" is not done, and told: %s', (typed, wrong) => {
  expect(read(typed)).toEqual({ wrong });
});

test.each([
  ['erase a@a.example b@b.example', 'Geef één e-mailadres of nummer per keer; er is niets gewist.'],
  ['erase 06 12345678', 'Een nummer schrijft u zonder spaties.'],
  ['show SR-15MXE0 SR-15MXE1', 'Geef één referentie per keer; er is niets getoond.'],
  ['done SR-15MXE0 SR-15MXE1', 'Geef één referentie per keer; er is niets afgehandeld.'],
  ['redeliver SR-15MXE0 SR-15MXE1', 'Geef één referentie per keer; er is niets klaargezet.'],
  ['list 3 4', 'Geef alleen een aantal aanvragen.'],
  ['purge SR-15MXE0', 'Achter purge hoort niets te staan; er is niets gedaan.'],
  ['stats 7 dagen', 'Geef alleen een aantal dagen.'],
  ['export mijn aanvragen.csv', 'Geef één bestand'],
  ['backup a b', 'er is geen kopie gemaakt.'],
  ['restore a b', 'er is niets teruggezet.'],
])('of "%s" no word is dropped in silence', (typed, wrong) => {
  expect(read(typed)).toEqual({ wrong: expect.stringContaining(wrong) });
});

test.each(['', ' '])('erasing %j erases nobody', (blank) => {
  expect(readArguments(['erase', blank])).toEqual({ wrong: WHOM_TO_ERASE });
});

test.each(['help', '--help', '-h'])('%s asks for help', (typed) => {
  expect(read(typed)).toBe('help');
});

test.each([
  ['list', { name: 'list' }],
  ['list 100', { name: 'list', argument: '100' }],
  ['stats', { name: 'stats' }],
  ['stats 7', { name: 'stats', argument: '7' }],
  ['redeliver', { name: 'redeliver' }],
  ['backup', { name: 'backup' }],
  ['erase a@a.example', { name: 'erase', argument: 'a@a.example' }],
])('"%s" is done', (typed, asked) => {
  expect(read(typed)).toEqual(asked);
});

test('what was typed steers no terminal', () => {
  expect(JSON.stringify(readArguments(['\u001b[2J']))).not.toContain('\\u001b');
});
