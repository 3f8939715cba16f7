import { CertificationBadge } from '#components/sections/CertificationBadge.tsx';
import { SECTION_COPY } from '#components/sections/copy.ts';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import type { Company, Home } from '../../content-queries.ts';

/** The schemes the company says it works by, in a row. */
export function CertificationRow({
  words,
  certifications,
}: {
  words: Home['certifications'];
  certifications: Company['certifications'];
}) {
  const isSample = certifications.some(({ number }) => number === null);
  return (
    <section className="border-y border-zand-200 bg-zand-50 py-6 sm:py-12">
      <div data-plays="settle" className="wrap">
        <h2 className="text-h3" id="certificaten">
          {words.title}
          {isSample ? <SampleMark /> : null}
        </h2>
        <ul className="mt-3 grid grid-cols-2 items-center gap-x-4 gap-y-2 max-[22rem]:grid-cols-1 sm:mt-6 sm:gap-y-4 xl:grid-cols-[repeat(4,auto)]">
          {certifications.map((certification) => (
            <li key={certification.id}>
              <CertificationBadge certification={certification} small />
            </li>
          ))}
        </ul>
        {isSample ? (
          <p className="mt-4 text-sm text-muted max-sm:text-xs">
            {SECTION_COPY.certificationsSample}
          </p>
        ) : null}
      </div>
    </section>
  );
}
