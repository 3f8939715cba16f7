import { SECTION_COPY } from '#components/sections/copy.ts';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import type { Reviews } from '../../content-queries.ts';
import { SHELL_COPY as COPY } from './copy.ts';

/** Where every page explains the average: in its footer. */
export const REVIEWS_NOTE_ID = 'over-reviews';

/** Where the header has no room for all of the badge: the rest is left to readers. */
const WHERE_SHORT = {
  left: 'max-md:sr-only lg:max-xl:sr-only',
  gone: 'max-md:hidden lg:max-xl:hidden',
  only: 'md:max-lg:hidden xl:hidden',
  link: 'max-md:min-w-0 max-md:gap-x-1 max-md:px-1 lg:max-xl:min-w-0 lg:max-xl:gap-x-1 lg:max-xl:px-1',
} as const;

/**
 * Average and number of reviews. It links out to where they stand, and to what was and was not
 * checked of them; it is marked as an example until the company confirms the figure.
 * `fits` makes it the star, the average and the mark where the header is narrow.
 */
export function ReviewsBadge({
  reviews: { score, count, href, sample },
  fits = false,
  className = '',
}: {
  reviews: Reviews;
  fits?: boolean;
  className?: string;
}) {
  const [average, ...outOf] = COPY.reviewsScore(score.toLocaleString('nl-NL')).split(' ');
  const short: Partial<typeof WHERE_SHORT> = fits ? WHERE_SHORT : {};
  return (
    <span className={`relative inline-block shrink-0 text-sm whitespace-nowrap ${className}`}>
      <a
        className={`group grid min-h-11 min-w-46 grid-cols-[auto_1fr] content-center gap-x-2 rounded-control px-2 leading-tight ${short.link ?? ''}`}
        href={href}
        rel="noopener"
        target="_blank"
      >
        <NamedIcon className="size-4 self-center fill-zon-400 text-zon-500" name="star" />
        <b>
          {`${average} `}
          <span className={short.left}>
            {outOf.join(' ')}
            <span className="sr-only">,</span>
          </span>
        </b>{' '}
        <span
          className={`col-start-2 underline-offset-4 group-hover:underline ${short.left ?? ''}`}
        >
          {COPY.reviewsCount(count)}
        </span>
        {sample && fits ? (
          <span className={`col-span-2 text-xs ${WHERE_SHORT.only}`}>{SECTION_COPY.sample}</span>
        ) : null}
        <span className="sr-only">, {COPY.reviewsHint}</span>
      </a>
      <a
        className={`absolute top-0 right-0 grid h-6 min-w-6 place-items-center rounded-full ${short.gone ?? ''}`}
        href={`#${REVIEWS_NOTE_ID}`}
        title={COPY.reviewsAbout}
      >
        {sample ? <SampleMark /> : <NamedIcon className="size-4 text-bos-600" name="info" />}
        <span className="sr-only">{sample ? `, ${COPY.reviewsExplain}` : COPY.reviewsAbout}</span>
      </a>
    </span>
  );
}
