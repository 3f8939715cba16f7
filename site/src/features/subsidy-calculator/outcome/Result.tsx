import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { totalWords } from '../amounts.ts';
import { areaIsAssumed } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { hangsOnNextYear } from '../next-year.ts';
import { Doubling, type DoublingProps } from './Doubling.tsx';
import { Line } from './Line.tsx';
import { Start } from './Start.tsx';
import { Outdated, Year } from './Year.tsx';

function Conflict() {
  return (
    <div
      className="flex gap-2.5 rounded-control border border-klei-500 bg-fout-50 p-4 text-sm"
      data-conflict
    >
      <Icon className="mt-0.5 size-5 text-klei-600" shape={CircleAlert} />
      <p>
        <b className="block">{COPY.conflictTitle}</b>
        {COPY.conflict}
      </p>
    </div>
  );
}

function WholeResult(props: DoublingProps) {
  const { state, calculation, today, onPick } = props;
  const { lines, result } = calculation;
  const { totalCents, year, outdated } = result;
  const amounts = { year, outdated };
  if (lines.length === 0) {
    return <Start amounts={amounts} onPick={onPick} state={state} today={today} />;
  }
  const isAbout = areaIsAssumed(state, calculation);
  const isRange = totalCents.low !== totalCents.high;
  return (
    <div className="mt-3 grid gap-4">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          {`${COPY.total} `}
          <Year {...amounts} />
        </p>
        <p
          className={`font-kop leading-tight font-bold tabular-nums ${isRange ? 'text-h3' : 'text-h2'}`}
          data-total
        >
          {totalWords(totalCents, isAbout)}
        </p>
        {isRange ? <p className="mt-1 text-sm">{COPY.rangeNote}</p> : null}
        {isAbout ? <p className="mt-1 text-sm">{COPY.aboutNote}</p> : null}
        {totalCents.high === 0 ? <p className="mt-1 text-sm">{COPY.zeroNote}</p> : null}
        {hangsOnNextYear(state, calculation, today) ? (
          <p className="mt-1 text-sm">{COPY.nextYear(year)}</p>
        ) : null}
      </div>
      <Outdated {...amounts} />
      {lines.some(({ line }) => !line) ? <Conflict /> : null}
      <Doubling {...props} />
      <div>
        <h3 className="text-lg">{COPY.lines}</h3>
        <ul className="mt-1">
          {lines.map((line) => (
            <Line key={line.key} line={line} state={state} />
          ))}
        </ul>
      </div>
      <p className="text-xs text-muted">{COPY.disclaimer}</p>
    </div>
  );
}

/**
 * The whole ISDE, and per measure the sum that makes it; not drawn anew while a change still settles.
 * `onPick` only passes on, so it needs no watching.
 */
export const Result = memo(
  WholeResult,
  (last, next) => last.calculation === next.calculation && last.today === next.today,
);
