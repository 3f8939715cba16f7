import type { DwellingFacts } from '@sens/engine';
import { knownFacts } from '#features/house-questions/known-facts.ts';

/** How much of the house is known, as a bar that grows with every answer; words beside it say the same. */
export function CertaintyMark({
  facts,
  className = '',
}: {
  facts: DwellingFacts;
  className?: string;
}) {
  const { known, total } = knownFacts(facts);
  return (
    <svg
      aria-hidden="true"
      className={`h-1.5 w-full rounded-full bg-current/15 ${className}`}
      data-certainty={known}
      preserveAspectRatio="none"
      viewBox={`0 0 ${total} 1`}
    >
      <rect className="fill-zon-500" height="1" width={known} />
    </svg>
  );
}
