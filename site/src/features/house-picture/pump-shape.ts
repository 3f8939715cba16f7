import type { Woningtype } from '@sens/contract';
import type { Point } from './panel-shape.ts';

/** The outdoor unit of a type in its picture; `art/layers/outline.py` wrote it down from the layer. */
const units = import.meta.glob<Point[]>('../../../../art/layers/pump-*.json', {
  eager: true,
  import: 'default',
});

/** The line around the outdoor unit of a heat pump in the picture of a type; empty for one without. */
export const pumpOutline = (type: Woningtype): readonly Point[] =>
  units[`../../../../art/layers/pump-${type}.json`] ?? [];
