import { SECTION_COPY } from '#components/sections/copy.ts';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import { ClaimMark } from '#components/ui/ClaimMark.tsx';
import type { Home } from '../../content-queries.ts';

/** Four figures the company stands for; each links to its explanation on this page. */
export function TrustPoints({
  company,
  points,
}: {
  /** Its name. */
  company: string;
  points: (Home['trust'][number] & { note: number; sample: boolean })[];
}) {
  return (
    <section
      aria-label={SECTION_COPY.why(company)}
      className="on-dark rounded-large bg-bos-900 text-white lg:col-start-1 lg:self-end"
    >
      <dl className="grid grid-cols-2 max-[22rem]:grid-cols-1 text-balance gap-x-6 gap-y-4 p-5 sm:gap-x-8 sm:gap-y-7 sm:p-8 lg:gap-y-12 lg:p-11">
        {points.map((point) => (
          <div className="flex flex-col-reverse justify-end" key={point.claim}>
            <dt className="mt-1 text-blad-100">
              {point.label}
              {point.sample ? <SampleMark onDark /> : null}
              <ClaimMark className="text-blad-100" id={point.claim} isFirst>
                {point.note}
              </ClaimMark>
            </dt>
            <dd className="font-kop text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-none font-bold text-zon-400">
              {point.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
