import { Folded } from '#components/ui/Folded.tsx';
import type { Term } from '#lib/terms.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** One or two hard words are explained where they stand. */
const FEWEST = 3;

/** What the terms on a page mean, folded away for whoever knows them. */
export function TermsOnPage({ terms }: { terms: readonly Term[] }) {
  if (terms.length < FEWEST) return null;
  return (
    <Folded className="rounded-card bg-blad-50 px-5 py-2" summary={COPY.terms}>
      <dl className="grid gap-3 pb-4">
        {terms.map(({ term, explanation }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}
