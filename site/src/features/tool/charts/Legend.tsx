import { useId } from 'react';
import { HATCHES, type Look } from './hatches.ts';
import { Patterns } from './Patterns.tsx';

/** How an area is drawn: its colour, and its pattern over it. */
function Sample({ look }: { look: Look }) {
  const id = useId();
  const place = { height: 14, rx: 3, width: 30, x: 1, y: 1 };
  return (
    <>
      <rect className="chart-area" {...place} />
      {HATCHES[look] ? (
        <>
          <Patterns id={id} looks={[look]} />
          <rect fill={`url(#${id}-${look})`} {...place} />
        </>
      ) : null}
    </>
  );
}

/** Names the series, each with a sample of how it is drawn. */
export function Legend({
  items,
}: {
  items: { name: string; look: Look; kind: 'line' | 'area' }[];
}) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {items.map(({ name, look, kind }) => (
        <li className="flex items-center gap-2" key={name}>
          <svg aria-hidden="true" className={`chart-look-${look} h-4 w-8`} viewBox="0 0 32 16">
            {kind === 'line' ? (
              <line className="chart-series" x1="0" x2="32" y1="8" y2="8" />
            ) : (
              <Sample look={look} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
