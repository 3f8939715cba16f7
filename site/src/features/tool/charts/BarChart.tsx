import { ChartFigure } from './ChartFigure.tsx';

export interface Bar {
  label: string;
  value: number;
  /** The figure as words, beside the bar. */
  words: string;
  /** The same later, drawn as a thinner bar under it. */
  after?: { value: number; words: string };
}

function Strip({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect className="chart-ground" height="10" width="100" />
      <rect className="chart-bar" height="10" width={Math.max(0, share * 100).toFixed(2)} />
    </svg>
  );
}

/** Horizontal bars, longest possible first as given; with `after`, a second bar per row says "straks". */
export function BarChart({
  title,
  description,
  bars,
  head,
}: {
  title: string;
  description: string;
  bars: readonly Bar[];
  /** Heads of the table: what the rows are, the figure, and the figure later. */
  head: [string, string, string?];
}) {
  const most = Math.max(...bars.flatMap(({ value, after }) => [value, after?.value ?? 0]), 1e-9);
  const [rowHead, nowHead, afterHead = ''] = head;
  const hasAfter = bars.some(({ after }) => after);
  return (
    <ChartFigure
      description={description}
      table={() => ({
        head: hasAfter ? [rowHead, nowHead, afterHead] : [rowHead, nowHead],
        rows: bars.map(({ label, words, after }) =>
          hasAfter ? [label, words, after?.words ?? words] : [label, words],
        ),
      })}
      title={title}
    >
      <div className="grid grid-cols-[minmax(0,7.5rem)_1fr_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,11rem)_1fr_auto]">
        {bars.map(({ label, value, words, after }) => (
          <div
            className="col-span-3 grid grid-cols-subgrid items-center border-t border-zand-200 pt-2"
            key={label}
          >
            <span className="text-sm font-medium">{label}</span>
            <span className="grid gap-1">
              <Strip className="h-4 w-full text-klei-500" share={value / most} />
              {after ? (
                <Strip className="h-2 w-full text-bos-600" share={after.value / most} />
              ) : null}
            </span>
            <span className="min-w-16 text-right text-sm font-semibold tabular-nums">
              {words}
              {after ? (
                <span className="block text-xs font-normal">
                  {afterHead.toLowerCase()} {after.words}
                </span>
              ) : null}
            </span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
