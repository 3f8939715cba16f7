import { figures2026, installations, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { loadHeatParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { panelOutline } from '#features/house-picture/panel-shape.ts';
import { pumpOutline } from '#features/house-picture/pump-shape.ts';
import { reportPictures } from '../pictures.ts';

const layer = (src: string) => ({ alt: src, src });
const PICTURES = {
  now: {
    ...layer('now'),
    width: 1,
    height: 1,
    sizes: '',
    source: { type: 'image/avif', srcSet: '' },
  },
  layers: { glass: layer('glass'), panels: layer('panels'), pump: layer('pump') },
} satisfies DwellingPictures;

test('the house after the plan has its colours below its panels and its outdoor unit', async () => {
  const report = makeReport(
    { woningtype: 'hoekwoning', bouwjaar: 1974 },
    figures2026,
    '2026-07-01',
  );
  const has = installations(report, true);
  expect(has.panels).toBeGreaterThan(0);
  expect(has.heatPump).toBe(true);
  expect(has.insulated).toContain('wall');
  const heat = await loadHeatParts('hoekwoning');
  const asked: string[] = [];
  const [now, later] = reportPictures(report, PICTURES, heat, (name) => {
    asked.push(name);
    return new TextEncoder().encode(name);
  });
  expect(now?.tints.paths).toEqual([]);
  expect(now?.over).toBeUndefined();
  expect(later?.tints).toEqual({
    size: heat.size,
    paths: has.insulated.map((part) => heat.parts[part]),
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
  const heat = await loadHeatParts('appartement');
  const flat = { now: PICTURES.now, layers: { glass: PICTURES.layers.glass } };
  const pictures = reportPictures(report, flat, heat, () => new Uint8Array());
  expect(pictures.map(({ over }) => over)).toEqual([undefined, undefined]);
  expect(pictures[1]?.tints.paths.length).toBeGreaterThan(0);
});
