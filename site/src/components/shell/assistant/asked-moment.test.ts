import { expect, test } from 'vitest';
import { askedMoment } from './asked-moment.ts';

const asked = (question: string, handover = true) =>
  askedMoment([{ question, answer: '', handover, sources: [] }]);

test.each([
  ['ik wil graag teruggebeld worden morgenochtend', 'ochtend'],
  ["Kunt u mij 's morgens bellen?", 'ochtend'],
  ['bel mij in de voormiddag', 'ochtend'],
  ['Goedemiddag, wilt u mij morgenochtend bellen?', 'ochtend'],
  ['kunnen jullie vanmiddag bellen', 'middag'],
  ['Goedenmiddag, bel me in de namiddag', 'middag'],
  ['bel me na vijf uur', 'middag'],
  ['bel me na vijven', 'middag'],
  ['kunt u mij na zessen bellen', 'middag'],
  ['belt u mij na 17.00', 'middag'],
  ['bel me om half zes', 'middag'],
  ['bel me na 2 uur', 'middag'],
  ['bel me vanavond maar even', 'middag'],
  ["kunt u mij 's avonds bellen", 'middag'],
  ['Goedenavond, belt u mij om 10 uur', 'ochtend'],
  ['bel me voor 12 uur', 'ochtend'],
  ['bel mij tussen negen en elf uur', 'ochtend'],
  ['graag teruggebeld rond 9:30', 'ochtend'],
  ['bel mij van 9 tot 12', 'ochtend'],
  ['BEL ME OM TWEE UUR', 'middag'],
  ['bel mij tussen 12 en 3 uur', 'middag'],
])('of "%s" the moment is %s', (question, moment) => {
  expect(asked(question)).toBe(moment);
});

test.each([
  'wilt u mij morgen bellen',
  'Goedemiddag, kunt u mij bellen?',
  'Goede ochtend, bel mij terug',
  "liever niet 's ochtends bellen",
  'bel in de ochtend of de middag',
  'Goedenavond, kunt u mij bellen?',
  'wat is mijn label in de ochtend',
  'is de belasting in de middag lager',
  'bel me na twee dagen',
  'bel me om 2 redenen',
  'bel mij voor een offerte',
  'bel me terug op 06 12 34 56 78',
  'bel me in de ochtend of na vijven',
  'bel mij tussen 11 en 2 uur',
  'schijnt de zon in de middag het hardst',
])('of "%s" there is none', (question) => {
  expect(asked(question)).toBeUndefined();
});

test('only a question that leads to people tells a moment', () => {
  expect(asked('wat kost bellen in de ochtend', false)).toBeUndefined();
  expect(askedMoment([])).toBeUndefined();
});
