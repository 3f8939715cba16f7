import type { Report } from '@sens/engine';
import { Folded } from '#components/ui/Folded.tsx';
import { leftOutWords } from '#words/plan/left-out-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';

/** What is not in the plan and was not worked out, with the ground. */
export function LeftOut({ report }: { report: Report }) {
  const { leftOut, dwelling } = report;
  if (leftOut.length === 0) return null;
  return (
    <Folded className="mt-2" summary={<h3>{planWords(report).leftOutTitle}</h3>}>
      <dl className="mt-2 grid gap-x-10 gap-y-3 md:grid-cols-2">
        {leftOut.map((one) => (
          <div key={one.id}>
            <dt className="font-semibold">{MEASURE_WORDS[one.id].name}</dt>
            <dd>{leftOutWords(one, dwelling)}</dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}
