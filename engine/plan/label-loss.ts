import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';

/** What a step takes off the estimated label. */
export const LABEL_LOSS = { none: 0, withinClass: 1, aClass: 2 } as const;

/** Whether a step worsens EP2, and with it the class. */
export function labelLoss(before: House, after: House, figures: Figures): number {
  const [was, is] = [ep2Of(before, figures), ep2Of(after, figures)];
  if (is <= was) return LABEL_LOSS.none;
  const same = labelClassOf(is, figures) === labelClassOf(was, figures);
  return same ? LABEL_LOSS.withinClass : LABEL_LOSS.aClass;
}
