import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import type { PictureData } from '#lib/pictures.ts';
import { dwellingScene } from './dwelling-view.ts';
import { installations } from './installations.ts';

const picture = (alt: string): PictureData => ({
  alt,
  src: alt,
  width: 1,
  height: 1,
  sizes: '',
  source: { type: 'image/avif', srcSet: '' },
});
const HOUSE = {
  now: picture('Een huis.'),
  layers: {
    glass: picture('Er is nieuw glas.'),
    panels: picture('Er liggen zonnepanelen.'),
    pump: picture('Er staat een buitenunit.'),
  },
};
const FLAT = { now: picture('Een flat.'), layers: { glass: picture('Er is nieuw glas.') } };
const NOTHING = { panels: false, heatPump: false, glass: false };

test('a house after the plan has the panels and the heat pump of that plan, and no other', () => {
  const seen = (has: typeof NOTHING) => dwellingScene(HOUSE, has, true);
  expect(seen({ ...NOTHING, panels: true })).toEqual({
    alt: 'Hetzelfde huis na het plan. Er liggen zonnepanelen.',
    layers: [HOUSE.layers.panels],
  });
  expect(seen({ ...NOTHING, heatPump: true }).layers).toEqual([HOUSE.layers.pump]);
  expect(seen({ panels: true, heatPump: true, glass: true }).alt).toBe(
    'Hetzelfde huis na het plan. Er is nieuw glas. Er liggen zonnepanelen. Er staat een buitenunit.',
  );
  expect(seen(NOTHING)).toEqual({
    alt: 'Hetzelfde huis na het plan. Zonnepanelen, een warmtepomp en nieuw glas horen daar niet bij.',
    layers: [],
  });
});

test('what a house has already is on its picture now', () => {
  expect(dwellingScene(HOUSE, NOTHING, false)).toEqual({ alt: 'Een huis.', layers: [] });
  const { alt, layers } = dwellingScene(HOUSE, { ...NOTHING, panels: true }, false);
  expect(alt).toBe('Een huis. Er liggen zonnepanelen.');
  expect(layers).toHaveLength(1);
});

test('a flat shows no roof or facade of its own, and denies nothing', () => {
  const later = dwellingScene(FLAT, { ...NOTHING, heatPump: true }, true);
  expect(later).toEqual({ alt: 'Hetzelfde huis na het plan.', layers: [] });
  expect(dwellingScene(FLAT, { ...NOTHING, glass: true }, true).layers).toHaveLength(1);
});

test('what is installed follows the plan only for the house after it', () => {
  const report = makeReport(
    { woningtype: 'vrijstaand', bouwjaar: 1965 },
    figures2026,
    '2026-11-22',
  );
  const plan = report.plan.slice(0, 1).map((step) => ({ ...step, id: 'zonnepanelen' as const }));
  const { dwelling } = report;
  expect(installations({ dwelling, plan }, false)).toMatchObject(NOTHING);
  expect(installations({ dwelling, plan }, true)).toMatchObject({ panels: true, heatPump: false });
  const solarBoiler = plan.map((step) => ({ ...step, id: 'zonneboiler' as const }));
  expect(installations({ dwelling, plan: solarBoiler }, true)).toMatchObject(NOTHING);
});
