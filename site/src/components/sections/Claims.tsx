import { Folded } from '#components/ui/Folded.tsx';
import { capital } from '#lib/capital.ts';
import { type Claim, claimAnchor, claimMarkAnchor } from '#lib/claims.ts';
import { SECTION_COPY as COPY } from './copy.ts';
import { SampleMark } from './SampleMark.tsx';

/** What one claim means and rests on, with the way back to it. */
function Note({ claim, number }: { claim: Claim; number: number }) {
  return (
    <li className="scroll-mt-28 pl-1 target:bg-zon-400/25" id={claimAnchor(claim.id)}>
      <b className="font-semibold">{capital(claim.text)}</b>
      {claim.sample ? <SampleMark /> : null}: {claim.explanation}{' '}
      <span className="text-muted">
        {COPY.claimSource}: {claim.source}
      </span>{' '}
      {claim.unmarked ? null : (
        <a
          aria-label={COPY.claimBack(number)}
          className="text-link whitespace-nowrap"
          data-print="no"
          href={`#${claimMarkAnchor(claim.id)}`}
        >
          {COPY.claimBackShort}
        </a>
      )}
    </li>
  );
}

/**
 * What each claim on this page means and rests on (Directive (EU) 2024/825): shown with the claim. Behind
 * their heading, for they are long and stand just above the closing call; the address of a note, to which
 * its mark leads, opens them, and on paper they stand open.
 */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section className="border-t border-zand-200 bg-zand-100/60 py-4" id="toelichting">
      <div className="wrap text-sm">
        <Folded summary={<h2 className="font-tekst text-base">{COPY.claims}</h2>}>
          <ol className="grid list-decimal gap-x-12 gap-y-3 pl-5 md:grid-cols-2">
            {claims.map((claim, index) => (
              <Note claim={claim} key={claim.id} number={index + 1} />
            ))}
          </ol>
        </Folded>
      </div>
    </section>
  );
}
