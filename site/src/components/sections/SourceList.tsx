import { formatPeriod } from '#lib/format-nl.ts';
import { SECTION_COPY as COPY } from './copy.ts';

interface Source {
  name: string;
  publisher: string;
  /** A day or year of ours, or one that is in words already. */
  date: string;
  href?: string | undefined;
}

/** What the figures of a text rest on, each with its day. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="border-t border-zand-200 pt-6 text-sm">
      <h2 className="text-lg" id="bronnen">
        {COPY.sources}
      </h2>
      <ul className="mt-2 grid gap-1 text-muted">
        {sources.map(({ name, publisher, date, href }) => (
          <li key={name}>
            {publisher},{' '}
            {href ? (
              <a className="text-link" href={href} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
            , {formatPeriod(date)}
          </li>
        ))}
      </ul>
    </section>
  );
}
