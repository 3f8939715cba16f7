import type { LabelClass } from '@sens/engine';

/** The official label scale (styles/tokens.css), for paper and mail; used for nothing else. */
export const LABEL_COLORS: Record<LabelClass, string> = {
  'A++++': '#00833d',
  'A+++': '#009640',
  'A++': '#009640',
  'A+': '#009640',
  A: '#009640',
  B: '#52ae32',
  C: '#c8d400',
  D: '#ffed00',
  E: '#fbba00',
  F: '#ec6608',
  G: '#e50026',
};

/** Classes whose colour is dark enough for white letters. */
export const WHITE_ON: readonly LabelClass[] = ['A++++', 'A+++', 'A++', 'A+', 'A', 'G'];
