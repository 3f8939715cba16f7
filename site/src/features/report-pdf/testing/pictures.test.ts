import { figures2026, installations, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { loadHouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { panelOutline } from '#features/house-picture/panel-shape.ts';
import { pumpOutline } from '#features/house-picture/pump-shape.ts';
import { reportPictures } from '../pictures.ts';

const layer = (src: string) => ({ alt: src, src });
const whole = {
  ...layer('now'),
  width: 1,
  height: 1,
  sizes: '',
  source: { type: 'image/avif', srcSet: '' },
} as const;
const PICTURES = {
  now: whole,
  cutaway: whole,
  layers: { glass: layer('glass'), panels: layer('panels'), pump: layer('pump') },
} satisfies DwellingPictures;

test('the house after the plan has its colours below its panels and its outdoor unit', async () => {
  const report = makeReport(
    { woningtype: 'hoekwoning', bouwjaar: 1974, monthlyCostEur: 250 },
    figures2026,
    '2026-07-01',
  );
  const has = installations(report, true);
  expect(has.panels).toBeGreaterThan(0);
  expect(has.heatPump).toBe(true);
  expect(has.insulated).toContain('wall');
  const { outside } = await loadHouseParts('hoekwoning');
  const asked: string[] = [];
  const [now, later] = reportPictures(report, PICTURES, outside, (name) => {
    asked.push(name);
    return new TextEncoder().encode(name);
  });
  expect(now?.tints.paths).toEqual([]);
  expect(now?.over).toBeUndefined();
  expect(later?.tints).toEqual({
    size: outside.size,
    paths: has.insulated.map((part) => outside.parts[part]),
  });
  expect(later?.over?.outlines).toEqual([
    panelOutline('hoekwoning', has.panels),
    pumpOutline('hoekwoning'),
  ]);
  // The house itself has no panels: those that the plan has not must not be seen.
  expect(asked.map((name) => name.includes('panels'))).toEqual([false, false, true]);
});

test('a flat, whose panels and outdoor unit no picture has, has only its colours', async () => {
  const report = makeReport(
    { woningtype: 'appartement', bouwjaar: 1965 },
    figures2026,
    '2026-07-01',
  );
  const { outside } = await loadHouseParts('appartement');
  const flat = { now: whole, cutaway: whole, layers: { glass: PICTURES.layers.glass } };
  const pictures = reportPictures(report, flat, outside, () => new Uint8Array());
  expect(pictures.map(({ over }) => over)).toEqual([undefined, undefined]);
  expect(pictures[1]?.tints.paths.length).toBeGreaterThan(0);
});
