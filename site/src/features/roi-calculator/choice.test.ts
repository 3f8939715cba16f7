import { toolFigures2026 as figures, offerFor } from '@sens/engine';
import { expect, it } from 'vitest';
import { inOrder, withMeasure } from './choice.ts';

const found = offerFor({ woningtype: 'hoekwoning', bouwjaar: 1972 }, figures, '2026-11-20');
const offer = { ...found, measures: found.measures.toSorted(inOrder) };

it('switches off what does not go with a measure that is switched on', () => {
  const next = withMeasure(['hr-glas', 'dakisolatie'], 'triple-glas', true, offer);
  expect(next).toEqual(['dakisolatie', 'triple-glas']);
  expect(withMeasure(['hr-glas'], 'hr-glas', false, offer)).toEqual([]);
  expect(withMeasure(offer.planned.slice(1), offer.planned[0] ?? 'hr-glas', true, offer)).toBe(
    undefined,
  );
});
