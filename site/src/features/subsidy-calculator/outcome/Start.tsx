import { totalWords } from '../amounts.ts';
import { areaIsAssumed } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { examplesFor } from '../examples.ts';
import type { SubsidyState } from '../state.ts';
import { stateHref } from './Doubling.tsx';
import { type AmountsYear, Outdated, Year } from './Year.tsx';

/** The result before anything is ticked: what to do, and a few ways to start in a house like this. */
export function Start({
  state,
  today,
  amounts,
  onPick,
}: {
  state: SubsidyState;
  today: string;
  amounts: AmountsYear;
  onPick: (state: SubsidyState) => void;
}) {
  const examples = examplesFor(state, today);
  return (
    <div className="mt-3 grid gap-4" data-start>
      <p>
        {`${COPY.start} `}
        <Year {...amounts} />
      </p>
      <Outdated {...amounts} />
      {examples.length > 0 ? (
        <div className="print:hidden">
          <p className="text-sm font-semibold">{COPY.startPicks}</p>
          <ul className="mt-2 grid gap-2">
            {examples.map(({ next, names, calculation }) => (
              <li key={names}>
                <a
                  className="choice flex justify-between gap-x-4!"
                  href={stateHref(next)}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(next);
                  }}
                >
                  {names}
                  <b className="font-semibold whitespace-nowrap tabular-nums">
                    {totalWords(calculation.result.totalCents, areaIsAssumed(next, calculation))}
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
