import { formatDate } from '#lib/format-nl.ts';
import type { Step } from '../application-steps.ts';
import type { Calculation } from '../calculate.ts';
import { conditionWords } from '../condition-words.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { measureName } from '../measure-copy.ts';
import type { MeasureKey } from '../measures.ts';

function Deadlines({ calculation: { result } }: { calculation: Calculation }) {
  if (result.deadlines.length === 0) return null;
  return (
    <div className="rounded-card bg-lucht-100 p-5" data-deadlines>
      <h3 className="text-lg">{COPY.deadlines}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {result.deadlines.map(({ code, id, on }) => {
          const words = COPY.deadline[code];
          return (
            <li key={`${code}-${id}`}>{words(measureName(id as MeasureKey), formatDate(on))}</li>
          );
        })}
      </ul>
    </div>
  );
}

/** How to apply, in order, with the last days and everything that must be true. */
export function Application({
  calculation,
  steps,
}: {
  calculation: Calculation;
  steps: readonly Step[];
}) {
  const { conditions } = calculation.result;
  return (
    <section aria-labelledby="aanvragen" className="grid content-start gap-6">
      <h2 className="text-h3" id="aanvragen">
        {COPY.steps}
      </h2>
      <ol className="grid gap-4" data-steps>
        {steps.map(({ title, text }, index) => (
          <li className="grid grid-cols-[2.25rem_1fr] gap-3" key={title}>
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-blad-200 font-kop font-bold text-bos-700"
            >
              {index + 1}
            </span>
            <span className="pt-1">
              <b className="block leading-snug font-semibold">{title}</b>
              <span className="text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Deadlines calculation={calculation} />
      {conditions.length > 0 ? (
        <div data-conditions>
          <h3 className="text-lg">{COPY.conditions}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm">
            {conditions.map(conditionWords).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
