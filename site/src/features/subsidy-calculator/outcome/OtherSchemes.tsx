import type { OtherScheme } from '@sens/engine';
import { Cited } from '#features/citations/Cited.tsx';
import { CONFIDENCE_NOTES } from '#features/citations/copy.ts';
import { formatPeriod } from '#lib/format-nl.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { schemeWords } from '../scheme-words.ts';

function Scheme({ scheme }: { scheme: OtherScheme }) {
  const { title, text, link } = schemeWords(scheme);
  const note = CONFIDENCE_NOTES[scheme.confidence];
  return (
    <li className="border-t border-zand-200 py-4" data-scheme={scheme.code}>
      <h3 className="text-lg">
        {`${title} `}
        {note ? (
          <span className="ml-1 inline-block rounded-full bg-zand-100 px-2.5 py-0.5 align-middle font-tekst text-xs font-medium tracking-normal">
            {note}
          </span>
        ) : null}
      </h3>
      <p className="mt-1 max-w-[60ch]">{text}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {link ? (
          <a className="text-link font-medium" href={link.href} rel="noopener">
            {link.text}
          </a>
        ) : null}
        <Cited as="span" ids={scheme.sourceIds.slice(0, 1)}>
          {({ id, url, publisher, date }) =>
            url ? (
              <a className="text-link text-muted" href={url} key={id} rel="noopener">
                {`${COPY.source}: ${publisher}, ${formatPeriod(date)}`}
              </a>
            ) : null
          }
        </Cited>
      </p>
    </li>
  );
}

/** The schemes beside the ISDE, each with how sure it is. */
export function OtherSchemes({ schemes }: { schemes: readonly OtherScheme[] }) {
  return (
    <section aria-labelledby="andere-regelingen">
      <h2 className="text-h3" id="andere-regelingen">
        {COPY.others}
      </h2>
      <p className="mt-1">{COPY.othersText}</p>
      <ul className="mt-5 grid gap-x-14 md:grid-cols-2">
        {schemes.map((scheme) => (
          <Scheme key={scheme.code} scheme={scheme} />
        ))}
      </ul>
    </section>
  );
}
