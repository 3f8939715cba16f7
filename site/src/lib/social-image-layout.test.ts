import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openFace } from '../../build/social-images-type.ts';
import { fitTitle, type TitleRoom } from './social-image-layout.ts';

const ROOM: TitleRoom = { width: 564, height: 292, size: 88, leading: 1.05 };
const heading = await openFace(
  createRequire(import.meta.url).resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
  -0.03,
);

const TITLES = [
  'Contact',
  'Verduurzamingsadvies Capelle aan den IJssel',
  'Warmtepompen Hendrik-Ido-Ambacht',
  'Een kop van zeventig tekens is de langste die de inhoud van ons mag zi',
  'Hypotheekrenteaftrekbeperkingsmaatregelen',
];

test.each(TITLES)('"%s" stays inside its room and loses no word', (title) => {
  const { lines, size } = fitTitle(title, ROOM, heading.measure);
  for (const line of lines) expect(heading.measure(line) * size).toBeLessThanOrEqual(ROOM.width);
  expect(lines.length * size * ROOM.leading).toBeLessThanOrEqual(ROOM.height);
  expect(lines.join(' ')).toBe(title);
});

test('a short title is as large as letters get, a long one stays readable in a small preview', () => {
  expect(fitTitle('Contact', ROOM, heading.measure)).toEqual({ lines: ['Contact'], size: 88 });
  const sizes = TITLES.slice(0, 4).map((title) => fitTitle(title, ROOM, heading.measure).size);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
});

test('lines come out about equally long, in as few as the size asks for', () => {
  const perLetter = (text: string) => text.length;
  const room = { width: 20, height: 10, size: 1, leading: 1 };
  const lines = (title: string) => fitTitle(title, room, perLetter).lines;
  expect(lines('aaaa bbbb cccc dddd e')).toEqual(['aaaa bbbb', 'cccc dddd e']);
  expect(lines('subsidie voor uw eigen woning in 2026')).toEqual([
    'subsidie voor uw',
    'eigen woning in 2026',
  ]);
});

test('the outline of a text ends where its width says', () => {
  const at = { size: 100, x: 40, y: 0 };
  const corners = [...heading.outline('HH', at).matchAll(/[ML]([-\d.]+) /g)].map(([, x]) =>
    Number(x),
  );
  expect(Math.min(...corners)).toBeGreaterThan(40);
  expect(Math.max(...corners)).toBeLessThan(40 + heading.measure('HH') * 100);
  expect(Math.max(...corners)).toBeGreaterThan(40 + heading.measure('HH') * 90);
});

test('a letter that the typeface lacks stops the build instead of leaving a box', () => {
  expect(() => heading.outline('Isolatie 漢', { size: 80, x: 0, y: 0 })).toThrow('"漢"');
});
