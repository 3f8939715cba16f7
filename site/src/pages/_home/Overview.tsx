import { SampleMark } from '#components/sections/SampleMark.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { ClaimMark } from '#components/ui/ClaimMark.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Claim } from '#lib/claims.ts';
import type { PictureData } from '#lib/pictures.ts';
import type { Home } from '../../content-queries.ts';

/** From a first idea to a finished house, in four pictures on the dark. */
export function Overview({
  overview,
  pictures,
  claim,
  note,
  action,
}: {
  overview: Home['overview'];
  pictures: readonly PictureData[];
  claim: Claim;
  /** Number of the claim's explanation. */
  note: number;
  action: string;
}) {
  return (
    <section className="band on-dark bg-bos-900 text-white">
      <div data-plays="settle" className="wrap">
        <h2 className="max-w-[18ch]" id="overzicht">
          {overview.title}
        </h2>
        <ol className="swipe mt-4 [--wide:12.5rem] sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-x-4 sm:gap-y-6 lg:grid-cols-4 lg:gap-x-8">
          {overview.items.map(({ title, text }, index) => (
            <li key={title}>
              {pictures[index] ? (
                <Picture
                  className="mx-auto w-full max-w-28 sm:max-w-60"
                  decorative
                  picture={pictures[index]}
                />
              ) : null}
              <h3 className="mt-1 flex items-center gap-2.5 text-lg sm:text-h3">
                <span
                  aria-hidden="true"
                  className="grid size-7 place-items-center rounded-full bg-zon-400 text-base text-bos-950"
                >
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-1 text-sm text-blad-100 sm:text-base">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:mt-10">
          <p className="font-kop text-h3 leading-tight font-bold text-zon-400">
            {claim.text}
            {claim.sample ? <SampleMark onDark /> : null}
            <ClaimMark className="text-blad-100" id={claim.id} isFirst>
              {note}
            </ClaimMark>
          </p>
          <ButtonLink href="#energy-form">{action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
