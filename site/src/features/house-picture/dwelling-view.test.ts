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
  layers: { panels: picture('Er liggen zonnepanelen.'), pump: picture('Er staat een buitenunit.') },
};
const FLAT = { now: picture('Een flat.'), layers: {} };
const NOTHING = { panels: false, heatPump: false };

test('a house after the plan has the panels and the heat pump of that plan, and no other', () => {
  const seen = (has: typeof NOTHING) => dwellingScene(HOUSE, has, true);
  expect(seen({ panels: true, heatPump: false })).toEqual({
    alt: 'Hetzelfde huis na het plan. Er liggen zonnepanelen.',
    layers: [HOUSE.layers.panels],
  });
  expect(seen({ panels: false, heatPump: true }).layers).toEqual([HOUSE.layers.pump]);
  expect(seen({ panels: true, heatPump: true }).alt).toBe(
    'Hetzelfde huis na het plan. Er liggen zonnepanelen. Er staat een buitenunit.',
  );
  expect(seen(NOTHING)).toEqual({
    alt: 'Hetzelfde huis na het plan. Zonnepanelen en een warmtepomp horen daar niet bij.',
    layers: [],
  });
});

test('what a house has already is on its picture now', () => {
  expect(dwellingScene(HOUSE, NOTHING, false)).toEqual({ alt: 'Een huis.', layers: [] });
  const { alt, layers } = dwellingScene(HOUSE, { panels: true, heatPump: false }, false);
  expect(alt).toBe('Een huis. Er liggen zonnepanelen.');
  expect(layers).toHaveLength(1);
});

test('a flat shows no roof or facade of its own, and denies nothing', () => {
  const later = dwellingScene(FLAT, { panels: false, heatPump: true }, true);
  expect(later).toEqual({ alt: 'Hetzelfde huis na het plan.', layers: [] });
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
