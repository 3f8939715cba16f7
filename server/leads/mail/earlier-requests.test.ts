import { expect, test } from 'vitest';
import { withEarlier } from './earlier-requests.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const MAIL = {
  preview: 'x',
  parts: [
    { kind: 'text', text: 'Een aanvraag.' },
    { kind: 'rows', rows: [] },
  ],
} as const;

const said = (...moments: string[]) =>
  withEarlier(
    MAIL,
    moments.map((at, number) => ({ reference: `SR-${number}`, createdAt: new Date(at) })),
    NOW,
  ).parts[1];

test.each([
  ['2026-11-23T08:35:00Z', 'vandaag om 9.35 uur'],
  ['2026-11-22T23:05:00Z', 'vandaag om 0.05 uur'],
  ['2026-11-22T22:59:00Z', 'gisteren om 23.59 uur'],
  ['2026-11-20T13:05:00Z', 'op vrijdag 20 november om 14.05 uur'],
])('what was asked at %s is told as %s', (at, words) => {
  expect(said(at)).toEqual({
    kind: 'text',
    text: `Deze persoon vroeg eerder aan: SR-0, ${words}.`,
  });
});

test('all of several are told in one sentence, and a mail without any stays as it is', () => {
  expect(said('2026-11-23T08:35:00Z', '2026-11-22T08:35:00Z')).toMatchObject({
    text: 'Deze persoon vroeg eerder aan: SR-0, vandaag om 9.35 uur; SR-1, gisteren om 9.35 uur.',
  });
  expect(withEarlier(MAIL, [], NOW)).toBe(MAIL);
});
