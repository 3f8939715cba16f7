import type { PlannedMeasure, Report } from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { stepNotes } from '#words/plan/step-words.ts';

/** What one feels of a step, when it suits best, and how it hangs together with others. */
export function StepNotes({ measure, report }: { measure: PlannedMeasure; report: Report }) {
  const notes = stepNotes(measure, report);
  if (notes.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-control bg-zand-50 px-4 py-3 text-sm sm:grid-cols-2">
      {notes.map(([label, text]) => (
        <div className="min-w-0 break-inside-avoid sm:flex sm:gap-2" key={label}>
          <dt className="shrink-0 font-semibold">{label}:</dt>
          <dd className="min-w-0">{capital(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
