import { expect, it } from 'vitest';
import { wordingProblems } from './wording.ts';

it.each([
  ['Om 8:00 uur.', '"8:00": schrijf een tijd als "8.00 uur"'],
  ['Tot 17:30.', '"17:30": schrijf een tijd als "8.00 uur"'],
  ['Om 07.30 uur.', '"07.30": schrijf een tijd als "8.00 uur"'],
  ['Een energielabel letter B.', '"energielabel letter": schrijf "labelklasse"'],
  ['De labelletter wordt beter.', '"labelletter": schrijf "labelklasse"'],
  ['Van letter C naar B.', '"letter C": schrijf "labelklasse"'],
  ['Zo wordt het een letter beter.', '"letter beter": schrijf "labelklasse"'],
  ['Voor € 4,700 euro.', '"€ 4,700": schrijf een bedrag als € 4.700 of € 5,25'],
])('the house says it otherwise: %s', (line, told) => {
  expect(wordingProblems(line, [])).toEqual([told]);
});

it.each([
  'Om 8.00 uur, of een half uur later: 8.30 uur.',
  'Bel 06 12 34 56 78, of 0180 123 456.',
  'Een scherm van 16:9, en 1:5 mengen.',
  'Een letter van A++++ tot en met G.',
  'Van € 0,115 per kWh, € 1,451 per m³ of € 476,76 per jaar.',
  'Kan ik de letters groter maken?',
])('this is how the house says it: %s', (line) => {
  expect(wordingProblems(line, [])).toEqual([]);
});
