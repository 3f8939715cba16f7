import { WONINGTYPEN } from '@sens/contract';
import {
  figures2026,
  type Installations,
  installations,
  type MeasureId,
  makeReport,
} from '@sens/engine';
import { expect, test } from 'vitest';
import type { PictureData } from '#lib/pictures.ts';
import { dwellingScene } from './dwelling-view.ts';
import { drawnPanels, panelOutline, panelShape } from './panel-shape.ts';

const picture = (alt: string): PictureData => ({
  alt,
  src: alt,
  width: 1,
  height: 1,
  sizes: '',
  source: { type: 'image/avif', srcSet: '' },
});
const layer = (alt: string) => ({ alt, src: alt });
const HOUSE = {
  now: picture('Een huis.'),
  layers: {
    glass: layer('Er is nieuw glas.'),
    panels: layer('Er liggen zonnepanelen.'),
    pump: layer('Er staat een buitenunit.'),
  },
};
const FLAT = { now: picture('Een flat.'), layers: { glass: layer('Er is nieuw glas.') } };
const NOTHING = { panels: 0, heatPump: false, glass: false, insulated: [] };
const isInPicture = ([x, y]: readonly [number, number]) => x > 0 && x < 1 && y > 0 && y < 1;

test('a house after the plan has the panels and the heat pump of that plan, and no other', () => {
  const seen = (has: Partial<Installations>) =>
    dwellingScene('hoekwoning', HOUSE, { ...NOTHING, ...has }, true);
  const pictures = (has: Partial<Installations>) => seen(has).layers.map(({ picture }) => picture);
  expect(seen({ panels: 10 })).toEqual({
    alt: 'Hetzelfde huis na het plan. Er liggen 10 zonnepanelen op het dak.',
    layers: [{ picture: HOUSE.layers.panels, outline: undefined }],
    insulated: [],
  });
  expect(pictures({ heatPump: true })).toEqual([HOUSE.layers.pump]);
  expect(seen({ panels: 6, heatPump: true, glass: true, insulated: ['roof', 'floor'] }).alt).toBe(
    'Hetzelfde huis na het plan. Er is nieuw glas. Er liggen 6 zonnepanelen op het dak. Er staat een buitenunit. Nieuwe isolatie, in geel: dak, vloer.',
  );
  expect(seen({})).toEqual({
    alt: 'Hetzelfde huis na het plan. Zonnepanelen, een warmtepomp, nieuw glas en isolatie horen daar niet bij.',
    layers: [],
    insulated: [],
  });
});

test('as many panels lie there as there are, as far as the roof in the picture has room', () => {
  const alt = (panels: number) =>
    dwellingScene('tussenwoning', HOUSE, { ...NOTHING, panels }, false).alt;
  expect(alt(1)).toContain('Er ligt 1 zonnepaneel op het dak.');
  expect(alt(14)).toContain('Er liggen 14 zonnepanelen op het dak, hier ziet u er 10.');
  expect(drawnPanels('appartement', 4)).toBe(0);
  expect(panelShape('appartement', 4)).toBeUndefined();
  expect(panelOutline('appartement', 4)).toEqual([]);
  for (const type of WONINGTYPEN.filter((one) => one !== 'appartement')) {
    const most = drawnPanels(type, 99);
    const areas = Array.from({ length: most }, (_, index) => area(panelOutline(type, index + 1)));
    // Each panel adds as much, but for the shadow at the ends.
    const steps = areas.slice(1).map((each, index) => each - (areas[index] ?? 0));
    for (const step of steps) expect(step / ((areas.at(-1) ?? 0) / most)).toBeCloseTo(1, 0);
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(panelOutline(type, most).every(isInPicture)).toBe(true);
    expect([panelShape(type, most - 1)?.length, panelShape(type, most)]).toEqual([6, undefined]);
  }
});

/** Of a polygon (the shoelace formula), as a share of the picture. */
function area(points: readonly (readonly [number, number])[]): number {
  const parts = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

test('what a house has already is on its picture now', () => {
  const now = (has: Installations) => dwellingScene('vrijstaand', HOUSE, has, false);
  expect(now(NOTHING)).toEqual({ alt: 'Een huis.', layers: [], insulated: [] });
  const { alt, layers } = now({ ...NOTHING, panels: 8 });
  expect(alt).toBe('Een huis. Er liggen 8 zonnepanelen op het dak.');
  expect(layers).toHaveLength(1);
});

test('a flat shows no roof or facade of its own, and denies nothing', () => {
  const later = (has: Partial<Installations>) =>
    dwellingScene('appartement', FLAT, { ...NOTHING, ...has }, true);
  expect(later({ heatPump: true })).toMatchObject({
    alt: 'Hetzelfde huis na het plan.',
    layers: [],
  });
  expect(later({ glass: true }).layers).toHaveLength(1);
});

test('what is installed follows the plan only for the house after it', () => {
  const report = makeReport(
    { woningtype: 'vrijstaand', bouwjaar: 1965 },
    figures2026,
    '2026-11-22',
  );
  const [first] = report.plan;
  if (!first) throw new Error('a house of 1965 has a plan');
  const planned = (id: MeasureId, value = 1) => ({
    dwelling: report.dwelling,
    plan: [{ ...first, id, quantity: { value, unit: 'stuks' as const } }],
  });
  expect(installations(planned('zonnepanelen', 8), false)).toEqual(NOTHING);
  expect(installations(planned('zonnepanelen', 8), true)).toEqual({ ...NOTHING, panels: 8 });
  expect(installations(planned('zonneboiler'), true)).toEqual(NOTHING);
  expect(installations(planned('spouwmuurisolatie'), true).insulated).toEqual(['wall']);
  expect(installations(planned('zoldervloerisolatie'), true).insulated).toEqual(['roof']);
  expect(installations(planned('bodemisolatie'), false).insulated).toEqual([]);
});
