import type { DwellingFacts } from '@sens/engine';
import { GROUPS } from '#words/house/fact-groups.ts';
import { isKnown } from '#words/house/shown-origin.ts';
import { isAsked } from './is-asked.ts';

/** How much of what a report rests on is known of the house, and how much there is to know. */
export function knownFacts(facts: DwellingFacts): { known: number; total: number } {
  const asked = GROUPS.flatMap(({ fields }) => fields).filter((field) => isAsked(field, facts));
  const known = asked.filter((field) => isKnown(field, facts));
  return { known: known.length, total: asked.length };
}
