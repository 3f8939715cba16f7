/** Energy classes of the official scale, best first (facts `label.limits`). */
export const LABEL_CLASSES = [
  'A++++',
  'A+++',
  'A++',
  'A+',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const;

export type LabelClass = (typeof LABEL_CLASSES)[number];
