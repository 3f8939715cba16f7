import type { Range } from '@sens/engine';
import { COMPARE_COPY as COPY } from '#words/compare/copy.ts';

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      className="col-span-2 h-3.5 w-full"
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
    <div className="break-inside-avoid rounded-card border border-zand-200 bg-white p-5 sm:p-6">
      <h3 className="text-lg">{label}</h3>
      <dl className="mt-3 grid gap-3">
        {rows.map(({ name, range, className }) => (
          <div className="grid grid-cols-[auto_1fr] gap-x-4" key={name}>
            <dt className="col-start-1 row-start-1 text-sm leading-relaxed">{name}</dt>
            <dd className="col-span-2 col-start-1 row-start-1 grid grid-cols-subgrid tabular-nums">
              <span className="col-start-2 text-right">
                <b className="font-kop font-bold">{range.high <= 0 ? COPY.none : format(range)}</b>{' '}
                {range.high <= 0 ? null : <span className="text-sm whitespace-nowrap">{unit}</span>}
              </span>
              <Bar className={className} share={Math.max(0, range.mid) / most} />
            </dd>
          </div>
        ))}
      </dl>
      {after ? (
        <p className={`mt-3 font-semibold ${after.mid < now.mid ? 'text-bos-700' : ''}`}>
          {difference}
        </p>
      ) : null}
      {note ? <p className="mt-1 text-sm">{note}</p> : null}
    </div>
  );
}
