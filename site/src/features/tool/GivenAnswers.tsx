import { formatDate } from '#lib/format-nl.ts';
import { TOOL_COPY as COPY } from './copy.ts';
import type { GivenAnswer } from './given-answers.ts';

/** On paper in place of the questions: the answers that the result rests on, and the day. */
export function GivenAnswers({ given, today }: { given: readonly GivenAnswer[]; today: string }) {
  return (
    <section aria-labelledby="ingevuld" className="hidden print:block" data-print-head>
      <h2 className="text-h3" id="ingevuld">
        {COPY.given}
      </h2>
      <dl className="mt-2 columns-2 gap-10 text-sm">
        {given.map(({ label, words }) => (
          <div
            className="flex break-inside-avoid justify-between gap-4 border-b border-zand-200 py-1"
            key={label}
          >
            <dt>{label}</dt>
            <dd className="text-right font-semibold first-letter:uppercase">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        {COPY.givenRest} {COPY.printedFrom} {formatDate(today)}.
      </p>
    </section>
  );
}
