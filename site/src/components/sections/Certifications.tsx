import type { Company } from '../../content-queries.ts';
import { CertificationBadge } from './CertificationBadge.tsx';
import { SECTION_COPY as COPY } from './copy.ts';
import { SampleMark } from './SampleMark.tsx';

/** The schemes the company says it works by; marked as an example until the company confirms them. */
export function Certifications({ company: { certifications } }: { company: Company }) {
  const isSample = certifications.some(({ number }) => number === null);
  return (
    <section className="rounded-large border border-zand-200 bg-white p-6 sm:p-8">
      <h2 className="text-h3" id="certificaten">
        {COPY.certifications}
        {isSample ? <SampleMark /> : null}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {certifications.map((certification) => (
          <li key={certification.id}>
            <CertificationBadge certification={certification} />
          </li>
        ))}
      </ul>
      {isSample ? <p className="mt-5 text-sm text-muted">{COPY.certificationsSample}</p> : null}
    </section>
  );
}
