import { SampleMark } from '#components/sections/SampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Reviews } from '../../content-queries.ts';
import { SHELL_COPY as COPY } from './copy.ts';

/** Where every page explains the average: in its footer. */
export const REVIEWS_NOTE_ID = 'over-reviews';

/**
 * Average and number of reviews. It links out to where they stand, and to what was and was not
 * checked of them; it is marked as an example until the company confirms the figure.
 */
export function ReviewsBadge({
  reviews: { score, count, href, sample },
  className = '',
}: {
  reviews: Reviews;
  className?: string;
}) {
  return (
    <span className={`relative inline-block text-sm whitespace-nowrap ${className}`}>
      <a
        className="group grid min-h-11 min-w-46 grid-cols-[auto_1fr] content-center gap-x-2 rounded-control px-2 leading-tight"
        href={href}
        rel="noopener"
        target="_blank"
        title={COPY.reviewsHint}
      >
        <Icon className="size-4 self-center fill-zon-400 text-zon-500" name="star" />
        <b>{COPY.reviewsScore(score.toLocaleString('nl-NL'))}</b>{' '}
        <span className="col-start-2 underline-offset-4 group-hover:underline">
          {COPY.reviewsCount(count)}
        </span>
        <span className="sr-only">, {COPY.reviewsHint}</span>
      </a>
      <a
        className="absolute top-0 right-0 grid h-6 min-w-6 place-items-center rounded-full"
        href={`#${REVIEWS_NOTE_ID}`}
        title={COPY.reviewsAbout}
      >
        {sample ? <SampleMark /> : <Icon className="size-4 text-bos-600" name="info" />}
        <span className="sr-only">{sample ? `, ${COPY.reviewsExplain}` : COPY.reviewsAbout}</span>
      </a>
    </span>
  );
}
