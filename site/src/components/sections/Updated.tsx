import { formatDate } from '#lib/format-nl.ts';
import { SECTION_COPY as COPY } from './copy.ts';

const Day = ({ date }: { date: string }) => (
  <time className="whitespace-nowrap" dateTime={date}>
    {formatDate(date)}
  </time>
);

/** When a text was last gone through; of an article also who signs it and since when it stands. */
export function Updated({
  date,
  published = date,
  by,
}: {
  date: string;
  published?: string;
  by?: string;
}) {
  return (
    <p className="-mb-8 text-sm text-muted">
      {by ? `${COPY.by} ${by}. ` : null}
      {published === date ? null : (
        <>
          {COPY.published} <Day date={published} />.{' '}
        </>
      )}
      {COPY.updated} <Day date={date} />
    </p>
  );
}
