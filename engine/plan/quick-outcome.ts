import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { measureRules, SENSIBLE_ORDER } from '../measures/catalogue.ts';
import type { MeasureId } from '../terms/measures.ts';
import type { Plan } from './plan.ts';
import { costEur } from './worth.ts';

/** What a plan may take up when another answer opens it. */
const opened: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'dakisolatie',
  'vloerisolatie',
  'hr-glas',
  'kierdichting',
  'zonnepanelen',
];

/** The plan's measures, and those that only this house was in the way of. */
export interface QuickPackage {
  ids: readonly MeasureId[];
}

/** What another answer is judged by, made once per plan. */
export function quickPackage(start: House, plan: Plan, figures: Figures): QuickPackage {
  const chosen = new Set(plan.steps.map(({ candidate }) => candidate.id));
  const ids = SENSIBLE_ORDER.filter((id) => {
    if (chosen.has(id)) return true;
    if (!opened.includes(id) || start.unwanted.includes(id)) return false;
    if (measureRules[id].excludes.some((rival) => chosen.has(rival))) return false;
    return measureRules[id].blocked(start, figures) !== undefined;
  });
  return { ids };
}

/**
 * Saving (EUR a year) of about the same plan in a house with another answer: each of its measures that
 * this house can take, without planning anew. Good enough to see which open question matters.
 */
export function quickSavingEur(house: House, { ids }: QuickPackage, figures: Figures): number {
  let after = house;
  for (const id of ids) {
    const rule = measureRules[id];
    if (rule.blocked(after, figures) === undefined) after = rule.apply(after, figures);
  }
  return costEur(house, figures) - costEur(after, figures);
}
