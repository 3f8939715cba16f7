import { formatDate } from '#lib/format-nl.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** When a text was last gone through. */
export function Updated({ date }: { date: string }) {
  return (
    <p className="-mb-8 text-sm text-muted">
      {COPY.updated} <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}
