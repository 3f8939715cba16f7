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
])('of "%s" the moment is %s', (question, moment) => {
  expect(asked(question)).toBe(moment);
});

test.each([
  'wilt u mij morgen bellen',
  'Goedemiddag, kunt u mij bellen?',
  'Goede ochtend, bel mij terug',
  "liever niet 's ochtends bellen",
  'bel in de ochtend of de middag',
  'schijnt de zon in de middag het hardst',
])('of "%s" there is none', (question) => {
  expect(asked(question)).toBeUndefined();
});

test('only a question that leads to people tells a moment', () => {
  expect(asked('wat kost bellen in de ochtend', false)).toBeUndefined();
  expect(askedMoment([])).toBeUndefined();
});
