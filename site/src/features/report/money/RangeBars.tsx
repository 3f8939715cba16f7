import type { Range } from '@sens/engine';

interface Row {
  name: string;
  words: string;
  /** Without one there is no bar. */
  range?: Range;
  look?: 'cost' | 'gain';
}

const LOOKS = { cost: 'fill-klei-500', gain: 'fill-bos-600' } as const;

/** A bar up to the low end, fainter up to the high end. */
function Bar({ range, most, look }: { range: Range; most: number; look: keyof typeof LOOKS }) {
  const share = (value: number) => ((Math.max(0, value) / most) * 100).toFixed(1);
  return (
    <svg aria-hidden="true" className="h-5 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect className="chart-ground" height="10" width="100" />
      <rect className={LOOKS[look]} fillOpacity="0.4" height="10" width={share(range.high)} />
      <rect className={LOOKS[look]} height="10" width={share(range.low)} />
    </svg>
  );
}

/** Amounts with their spread: a table whose bars are its own chart. */
export function RangeBars({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly [string, string];
  rows: readonly Row[];
}) {
  const most = Math.max(1, ...rows.map(({ range }) => range?.high ?? 0));
  return (
    <table className="mt-4 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, words, range, look = 'gain' }) => (
          <tr key={name}>
            <th className="w-1/3 py-2 pr-3 text-left align-top text-sm font-medium" scope="row">
              {name}
            </th>
            <td className="py-2 align-top">
              <b className="tabular-nums">{words}</b>
              {range ? <Bar look={look} most={most} range={range} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
