import type { Range } from '@sens/engine';
import { COMPARE_COPY as COPY } from '#words/compare/copy.ts';

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      className="h-3 w-full self-center"
      preserveAspectRatio="none"
      viewBox="0 0 100 10"
    >
      <rect className="chart-ground" height="10" width="100" />
      <rect className={className} height="10" width={(share * 100).toFixed(1)} />
    </svg>
  );
}

/** One figure of the house, now and later, as bars and words, with the difference in a sentence. */
export function FigureCard({
  label,
  unit,
  now,
  after,
  format,
  difference,
  note,
}: {
  label: string;
  unit: string;
  now: Range;
  after: Range | undefined;
  format: (range: Range) => string;
  difference: string;
  /** What else there is to say of it. */
  note?: string | undefined;
}) {
  const most = Math.max(now.mid, after?.mid ?? 0, 1);
  const rows = [
    { name: COPY.now, range: now, className: 'fill-klei-500' },
    ...(after ? [{ name: COPY.later, range: after, className: 'fill-bos-600' }] : []),
  ];
  return (
    <div className="break-inside-avoid border-t border-zand-200 py-3 first:border-0 sm:py-4 md:nth-2:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">
          {`${label} `}
          <span className="font-tekst text-sm font-normal tracking-normal text-muted">{unit}</span>
        </h3>
        {after ? (
          <p className={`text-sm font-semibold ${after.mid < now.mid ? 'text-bos-700' : ''}`}>
            {difference}
          </p>
        ) : null}
      </div>
      {/* One grid for both rows: a bar beside a shorter figure would be drawn longer. */}
      <dl className="mt-1 grid grid-cols-[3.25rem_minmax(2.5rem,1fr)_auto] gap-x-2.5 gap-y-0.5">
        {rows.map(({ name, range, className }) => (
          <div className="col-span-3 grid grid-cols-subgrid" key={name}>
            <dt className="text-sm">{name}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid text-sm tabular-nums">
              <Bar className={className} share={Math.max(0, range.mid) / most} />
              <span className="text-right whitespace-nowrap">
                <b className="font-bold">{range.high <= 0 ? COPY.none : format(range)}</b>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className="mt-1 text-sm">{note}</p> : null}
    </div>
  );
}
