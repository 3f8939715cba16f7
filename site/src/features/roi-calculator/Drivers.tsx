import type { Lever } from '@sens/engine';
import { ROI_COPY as COPY } from './copy.ts';
import { driverWords } from './outcome-words.ts';

/** The few things that move the outcome most, each with its effect in euros; the bars stand below. */
export function Drivers({ levers }: { levers: readonly Lever[] }) {
  if (levers.length === 0) return null;
  return (
    <div data-drivers>
      <h3 className="font-tekst text-base font-semibold tracking-normal">{COPY.levers}</h3>
      <ul className="mt-1 grid text-sm">
        {levers.map((lever) => {
          const { name, effect } = driverWords(lever);
          return (
            <li
              className="flex flex-wrap justify-between gap-x-4 border-b border-zand-200 py-1.5"
              key={lever.id}
            >
              <span>{name}</span>
              <b className="ml-auto font-semibold tabular-nums">{effect}</b>
            </li>
          );
        })}
      </ul>
      <a
        className="text-link mt-1 inline-flex min-h-11 items-center text-sm print:hidden"
        href="#invloed"
      >
        {COPY.allLevers}
      </a>
    </div>
  );
}
