import { memo } from 'react';
import { Fold } from '#features/tool/Fold.tsx';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { isRealDay } from '../days.ts';
import { measureName } from '../measure-copy.ts';
import { type DateDetail, detailKey, type MeasureKey, OUTSIDE } from '../measures.ts';
import type { SubsidyState } from '../state.ts';
import { withDetails } from './Measures.tsx';

interface Props {
  state: SubsidyState;
  change: (next: (last: SubsidyState) => SubsidyState) => void;
}

const DATES: { detail: DateDetail; label: string }[] = [
  { detail: 'doneOn', label: COPY.doneOn },
  { detail: 'appliedOn', label: COPY.appliedOn },
];

function withDay(state: SubsidyState, key: MeasureKey, detail: DateDetail, day: string) {
  const { [detail]: _old, ...others } = state.details[key] ?? {};
  // Half a date is none: the field sends it as empty.
  return withDetails(state, key, isRealDay(day) ? { ...others, [detail]: day } : others);
}

function Dates({ measure: key, state, change }: Props & { measure: MeasureKey }) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{measureName(key)}</legend>
      {DATES.map(({ detail, label }) => {
        const name = detailKey(key, detail);
        return (
          <div key={detail}>
            <label className="block text-sm" htmlFor={`vraag-${name}`}>
              {label}
              <span className="sr-only">, {measureName(key)}</span>
            </label>
            <input
              className="input mt-1"
              id={`vraag-${name}`}
              max="2099-12-31"
              min="2000-01-01"
              name={name}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change((last) => withDay(last, key, detail, value));
              }}
              type="date"
              value={state.details[key]?.[detail] ?? ''}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** When the work was done, for those who are on their way already. */
export const PastWork = memo(function PastWork({ state, change }: Props) {
  const keys = state.chosen.filter((key) => !OUTSIDE.includes(key));
  const isDated = keys.some((key) => state.details[key]?.doneOn ?? state.details[key]?.appliedOn);
  return (
    <Fold isNeeded={isDated} title={COPY.past}>
      <p className="text-sm text-muted">{keys.length > 0 ? COPY.pastText : COPY.pastNone}</p>
      {keys.map((key) => (
        <Dates change={change} key={key} measure={key} state={state} />
      ))}
    </Fold>
  );
});
