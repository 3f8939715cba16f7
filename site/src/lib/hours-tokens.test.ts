import { expect, test } from 'vitest';
import { hoursTokens } from './hours-tokens.ts';

const WEEK = { days: 'Dinsdag tot en met vrijdag', hours: '9.30 tot 17.00 uur' };
const SATURDAY = { days: 'Zaterdag', hours: 'op afspraak' };

test('a text has the hours as part of a sentence, as sentences, and each part of the main ones', () => {
  expect(hoursTokens([{ id: 'telefonisch', lines: [WEEK, SATURDAY] }])).toEqual({
    'hours:telefonisch': 'dinsdag tot en met vrijdag van 9.30 tot 17.00 uur, zaterdag op afspraak',
    'hours:telefonisch:sentences':
      'dinsdag tot en met vrijdag van 9.30 tot 17.00 uur. Zaterdag op afspraak',
    'hours:telefonisch:days': 'dinsdag tot en met vrijdag',
    'hours:telefonisch:times': '9.30 tot 17.00 uur',
    'hours:telefonisch:between': '9.30 en 17.00 uur',
  });
});

test('where all is by appointment there are no main hours to name', () => {
  expect(hoursTokens([{ id: 'bezoekadres', lines: [SATURDAY] }])).toEqual({
    'hours:bezoekadres': 'zaterdag op afspraak',
    'hours:bezoekadres:sentences': 'zaterdag op afspraak',
  });
});
