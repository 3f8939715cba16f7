import { expect, test } from 'vitest';
import type { Company } from '../content-queries.ts';
import { pageGraph } from './structured-data.ts';

/** What the graph says of when a company with such hours is open. */
function hoursFor(days: string, hours: string): unknown {
  const company = {
    name: 'SENS',
    description: 'Verduurzaming van woningen.',
    placeholders: ['legalName', 'phone', 'email', 'visitAddress'],
    geo: { lat: 51.9, lon: 4.5, placename: 'Barendrecht', region: 'NL-ZH' },
    openingHours: [{ id: 'bezoekadres', title: 'Bezoekadres', lines: [{ days, hours }] }],
  } as unknown as Company;
  const head = { path: '/', title: 'SENS', description: 'SENS' };
  const graph = pageGraph(head, company, new URL('https://sens.example'));
  return JSON.parse(JSON.stringify(graph))['@graph'][0].openingHoursSpecification;
}

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Maandag t/m vrijdag', WORKING_DAYS],
  ['Werkdagen', WORKING_DAYS],
  [
    'Maandag tot en met donderdag en zaterdag',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'],
  ],
])('machines read the days of "%s" as visitors do', (days, dayOfWeek) => {
  expect(hoursFor(days, '8:00 tot 17:00 uur')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '08:00', closes: '17:00' },
  ]);
});

test('each span of a day is told, and none where all is by appointment', () => {
  expect(hoursFor('Zaterdag', '9.00 tot 12.00 uur en 13.00 tot 15.30 uur')).toMatchObject([
    { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
    { dayOfWeek: ['Saturday'], opens: '13:00', closes: '15:30' },
  ]);
  expect(hoursFor('Zaterdag', 'op afspraak')).toEqual([]);
});
