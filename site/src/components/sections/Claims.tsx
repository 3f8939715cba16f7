import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { capital } from '#lib/capital.ts';
import { type Claim, claimAnchor, claimMarkAnchor } from '#lib/claims.ts';
import { SECTION_COPY as COPY } from './copy.ts';
import { SampleMark } from './SampleMark.tsx';

/** The explanations themselves, under their heading. */
function Notes({ claims }: { claims: readonly Claim[] }) {
  return (
    <>
      <h2 className="text-lg" data-fold-title="" id="toelichting">
        {COPY.claims}
      </h2>
      <ol className="mt-4 grid list-decimal gap-x-12 gap-y-3 pl-5 md:grid-cols-2">
        {claims.map((claim, number) => (
          <li
            className="scroll-mt-28 pl-1 target:bg-zon-400/25"
            id={claimAnchor(claim.id)}
            key={claim.id}
          >
            <b className="font-semibold">{capital(claim.text)}</b>
            {claim.sample ? <SampleMark /> : null}: {claim.explanation}{' '}
            <span className="text-muted">
              {COPY.claimSource}: {claim.source}
            </span>{' '}
            {claim.unmarked ? null : (
              <a
                aria-label={COPY.claimBack(number + 1)}
                className="text-link whitespace-nowrap"
                href={`#${claimMarkAnchor(claim.id)}`}
              >
                {COPY.claimBackShort}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * What each claim on this page means and rests on (Directive (EU) 2024/825): shown with the claim. Behind
 * their heading on a phone, where they would be long; a mark that leads to one opens them.
 */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section className="border-t border-zand-200 bg-zand-100/60 py-4 sm:py-10">
      <div className="wrap text-sm">
        <PhoneFold level="h2" title={COPY.claims}>
          <Notes claims={claims} />
        </PhoneFold>
      </div>
    </section>
  );
}
