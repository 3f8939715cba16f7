import { totalWords } from '../amounts.ts';
import { areaIsAssumed } from '../assumed.ts';
import { calculate } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { doubtWords } from '../doubts.ts';
import { measureName, nameWithin } from '../measure-copy.ts';
import type { MeasureKey } from '../measures.ts';
import type { SubsidyState } from '../state.ts';
import { stateHref } from './Doubling.tsx';

/** What many people do together. */
const EXAMPLES: readonly (readonly MeasureKey[])[] = [
  ['spouw', 'vloer'],
  ['dak', 'hrpp'],
  ['spouw', 'warmtepomp'],
];

const namesOf = (keys: readonly MeasureKey[]) =>
  keys.map((key, index) => (index > 0 ? nameWithin(key) : measureName(key))).join(' en ');

/** The result before anything is ticked: what to do, and a few ways to start in a house like this. */
export function Start({
  state,
  today,
  onPick,
}: {
  state: SubsidyState;
  today: string;
  onPick: (state: SubsidyState) => void;
}) {
  const likely = EXAMPLES.filter((keys) => !keys.some((key) => doubtWords(key, state)));
  const examples = likely
    .map((chosen) => {
      const next = { ...state, chosen };
      return { next, names: namesOf(chosen), total: calculate(next, today).result.totalCents };
    })
    .filter(({ total }) => total.high > 0);
  return (
    <div className="mt-3 grid gap-4" data-start>
      <p>{COPY.start}</p>
      {examples.length > 0 ? (
        <div className="print:hidden">
          <p className="text-sm font-semibold">{COPY.startPicks}</p>
          <ul className="mt-2 grid gap-2">
            {examples.map(({ next, names, total }) => (
              <li key={names}>
                <a
                  className="choice justify-between gap-4!"
                  href={stateHref(next)}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(next);
                  }}
                >
                  {names}
                  <b className="font-semibold whitespace-nowrap tabular-nums">
                    {totalWords(total, areaIsAssumed(next))}
                  </b>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
