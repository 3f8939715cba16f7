import { Icon } from '#components/ui/Icon.tsx';
import { SHELL_COPY as COPY } from './copy.ts';

/** Average and number of reviews; links out to where they stand, with their origin named. */
export function ReviewsBadge({
  score,
  count,
  href,
  className = '',
}: {
  score: number;
  count: number;
  href: string;
  className?: string;
}) {
  const shown = score.toLocaleString('nl-NL');
  return (
    <a
      className={`group inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-medium ${className}`}
      href={href}
      rel="noopener"
      target="_blank"
      title={COPY.reviewsHint}
    >
      <Icon className="size-4 fill-zon-400 text-zon-500" name="star" />
      <span className="underline-offset-4 group-hover:underline">
        <b>{shown}</b> · {count} reviews
      </span>
      <span className="sr-only">, {COPY.reviewsHint}</span>
    </a>
  );
}
