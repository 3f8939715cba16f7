import type { LabelEstimate } from '@sens/engine';

const span = ({ best, worst }: LabelEstimate) =>
  best === worst ? '' : `, tussen ${best} en ${worst}`;

/** Words of the label scale. The result is never called an energy label. */
export const LABEL_COPY = {
  now: 'Nu',
  after: 'Straks',
  /** "naar schatting D, tussen C en E" */
  estimate: (label: LabelEstimate) => `naar schatting ${label.likely}${span(label)}`,
  scale: (now: LabelEstimate, after?: LabelEstimate) =>
    `Schaal van A++++ tot G. Nu klasse ${now.likely}${span(now)}.${
      after ? ` Straks klasse ${after.likely}${span(after)}.` : ''
    } Dit is een indicatie.`,
} as const;
