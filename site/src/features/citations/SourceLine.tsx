import { OWN_ASSUMPTION, type SourceRef } from '@sens/engine';
import { formatPeriod } from '#lib/format-nl.ts';
import { withUnits } from '#lib/units.ts';
import { CONFIDENCE_NOTES } from './copy.ts';

/** A figure with who published it and when, and a link to it where there is one. */
export function SourceLine({ source }: { source: SourceRef }) {
  const text = `${withUnits(source.label)}: ${source.publisher}, ${formatPeriod(source.date)}`;
  // Of what we assumed ourselves the name says how sure that is.
  const isOwn = source.publisher === OWN_ASSUMPTION;
  const note = isOwn ? '' : CONFIDENCE_NOTES[source.confidence];
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
