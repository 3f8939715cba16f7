import { expect, it } from 'vitest';
import { typedHours } from './typed-hours.ts';

const HOURS = [
  {
    id: 'telefonisch' as const,
    title: 'Telefonisch',
    lines: [{ days: 'Maandag tot en met vrijdag', hours: '8.00 tot 18.00 uur' }],
  },
];

it.each([
  ['Wij zijn open van 9 tot 17 uur.', '9 tot 17 uur'],
  ['Wij zijn open van 9 tot 17. Kom gerust langs.', '9 tot 17'],
  ['Wij zijn op werkdagen geopend tussen 9 en 17 uur.', '9 en 17 uur'],
  ['U bereikt ons snel. Bellen kan op zaterdag van 10 tot 14 uur.', '10 tot 14 uur'],
  ['Telefonisch bereikbaar: maandag 9-12 uur', '9-12 uur'],
  ['Van 9 uur tot 17 uur zijn wij bereikbaar.', '9 uur tot 17 uur'],
  ['Open: 9.30 - 12.00 uur.', '9.30 - 12.00 uur'],
  ['Wij zijn er van 8 tot 18 uur.', '8 tot 18 uur'],
])('hours of being open are told: %s', (line, typed) => {
  expect(typedHours(line, HOURS)).toEqual([
    `"${typed}": openingstijden staan alleen in company.yaml; schrijf {{hours:telefonisch}} (docs/inhoud.md)`,
  ]);
});

it.each([
  'De temperatuur loopt van 9 tot 17 graden.',
  'De pomp draait van 9 tot 17 uur.',
  'Wij zijn open over de prijs: die loopt van 9 tot 17 procent.',
  'Bellen mag altijd. De pomp draait van 9 tot 17 uur.',
  'Zet het raam open: van 9 tot 17 m² is genoeg.',
  'Een open haard uit de jaren van 1965 tot 1974.',
  'Het kost tussen € 9 en 17. Bel ons.',
  'Bel ons over stap 3 en 4.',
  'Een monteur belt u, en is 8 tot 12 uur bezig.',
])('other spans may be typed: %s', (line) => {
  expect(typedHours(line, HOURS)).toEqual([]);
});
