/** The patterns that tell stacked series apart without colour; the first one is plain. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern height="3" id={`${id}-2`} patternUnits="userSpaceOnUse" width="3">
        <path className="chart-hatch" d="M0 1.5h3" />
      </pattern>
      <pattern height="3" id={`${id}-3`} patternUnits="userSpaceOnUse" width="1.2">
        <path className="chart-hatch" d="M.6 0v3" />
      </pattern>
      <pattern height="3" id={`${id}-4`} patternUnits="userSpaceOnUse" width="1.2">
        <path className="chart-hatch" d="M.6 0v3M0 1.5h1.2" />
      </pattern>
    </defs>
  );
}

/** The fill that draws a series' pattern. */
export const patternOf = (id: string, index: number): string =>
  index === 0 ? 'none' : `url(#${id}-${Math.min(index, 3) + 1})`;
