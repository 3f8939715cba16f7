import { HATCHES, type Look, TILE } from './hatches.ts';

/** The patterns of chart and legend: both are drawn in pixels, so that one is recognised in the other. */
export function Patterns({ id, looks }: { id: string; looks: readonly Look[] }) {
  return (
    <defs>
      {looks.map((look) => (
        <pattern
          height={TILE}
          id={`${id}-${look}`}
          key={look}
          patternUnits="userSpaceOnUse"
          width={TILE}
        >
          <path className="chart-hatch" d={HATCHES[look]} />
        </pattern>
      ))}
    </defs>
  );
}
