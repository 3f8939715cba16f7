import type { SourceRef } from '@sens/engine';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { formatPeriod } from '#lib/format-nl.ts';
import { CONFIDENCE_NOTES, TOOL_COPY as COPY } from './copy.ts';

function Source({ source }: { source: SourceRef }) {
  const text = `${source.label}: ${source.publisher}, ${formatPeriod(source.date)}`;
  const note = CONFIDENCE_NOTES[source.confidence];
  return (
    <li>
      {source.url ? (
        <a className="text-link" href={source.url} rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
      {note ? ` (${note})` : ''}
    </li>
  );
}

/** How a result was computed: the approach in words, what was assumed, and every source with its date. */
export function ToolMethod({
  children,
  assumptions,
  sources,
}: {
  /** The approach, as paragraphs. */
  children: ReactNode;
  assumptions: readonly string[];
  sources: readonly SourceRef[];
}) {
  return (
    <details className="group rounded-large border border-zand-200 bg-white" data-method>
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 rounded-large px-6 py-4 font-kop text-h3 font-bold tracking-tight sm:px-8 [&::-webkit-details-marker]:hidden">
        <span className="grow">{COPY.method}</span>
        <Icon
          className="size-6 text-bos-600 transition-transform duration-200 group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <div className="grid gap-x-14 gap-y-8 px-6 pb-8 sm:px-8 lg:grid-cols-2">
        <div className="prose">{children}</div>
        <div className="grid content-start gap-6 text-sm">
          <div>
            <h3 className="text-lg">{COPY.assumptions}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5">
              {assumptions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-lg">{COPY.sources}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5">
              {sources.map((source) => (
                <Source key={source.id} source={source} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </details>
  );
}
