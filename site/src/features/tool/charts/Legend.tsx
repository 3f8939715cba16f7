const LYING = [4.5, 8, 11.5].map((y) => `M1 ${y}h30`).join('');
const STANDING = [5, 9, 13, 17, 21, 25, 29].map((x) => `M${x} 1v14`).join('');

/** The lines of `Patterns`, which are drawn to a chart's own measure. */
const HATCHES = { 1: '', 2: LYING, 3: STANDING, 4: LYING + STANDING };

/** Names the series, each with a sample of how it is drawn. */
export function Legend({
  items,
}: {
  items: { name: string; look: 1 | 2 | 3 | 4; kind: 'line' | 'area' }[];
}) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {items.map(({ name, look, kind }) => (
        <li className="flex items-center gap-2" key={name}>
          <svg aria-hidden="true" className={`chart-look-${look} h-4 w-8`} viewBox="0 0 32 16">
            {kind === 'line' ? (
              <line className="chart-series" x1="0" x2="32" y1="8" y2="8" />
            ) : (
              <>
                <rect className="chart-area" height="14" rx="3" width="30" x="1" y="1" />
                <path className="chart-hatch" d={HATCHES[look]} />
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
