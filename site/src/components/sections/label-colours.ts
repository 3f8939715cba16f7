import type { LabelClass } from '@sens/engine';

/** The official colours of the label scale; used for nothing else. */
export const LABEL_FILL: Record<LabelClass, string> = {
  'A++++': 'fill-label-a4',
  'A+++': 'fill-label-a',
  'A++': 'fill-label-a',
  'A+': 'fill-label-a',
  A: 'fill-label-a',
  B: 'fill-label-b',
  C: 'fill-label-c',
  D: 'fill-label-d',
  E: 'fill-label-e',
  F: 'fill-label-f',
  G: 'fill-label-g',
};

const LIGHT: readonly LabelClass[] = ['A++++', 'A+++', 'A++', 'A+', 'A', 'G'];

/** The colour of a class's letter on its own colour. */
export const labelText = (label: LabelClass): string =>
  LIGHT.includes(label) ? 'fill-white' : 'fill-bos-950';
