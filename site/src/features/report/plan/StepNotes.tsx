import type { MeasureId, PlannedMeasure } from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { COMFORT_WORDS, MEASURE_WORDS, MOMENT_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';

const names = (ids: readonly MeasureId[]) => ids.map((id) => MEASURE_WORDS[id].name).join(', ');

/** First letter as a capital, for words that start a line. */

/** What one feels of a step, when it suits best, and how it hangs together with others. */
export function StepNotes({ measure }: { measure: PlannedMeasure }) {
  const { comfort, moment, needsFirst, excludes } = measure;
  const notes = [
    [COPY.comfort, capital(comfort.map((code) => COMFORT_WORDS[code]).join(', '))],
    [COPY.moment, MOMENT_WORDS[moment]],
    [COPY.needsFirst, names(needsFirst)],
    [COPY.excludes, names(excludes)],
  ].filter(([, text]) => text);
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-control bg-zand-50 px-4 py-3 text-sm sm:grid-cols-2">
      {notes.map(([label, text]) => (
        <div className="min-w-0 break-inside-avoid sm:flex sm:gap-2" key={label}>
          <dt className="shrink-0 font-semibold">{label}:</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
