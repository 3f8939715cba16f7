import type { HeatPumpOutcome } from '@sens/engine';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { keyRows, sizeNotes, togetherWords } from '../words/outcome-words.ts';

/** The figures that decide, of the recommended kind, and the whole sum with what must come first. */
export function KeyFigures({
  outcome,
  note,
}: {
  outcome: HeatPumpOutcome;
  /** What the figures leave out. */
  note?: string | undefined;
}) {
  const notes = [...sizeNotes(outcome), ...(note ? [note] : [])];
  const [sum, ...rest] = outcome.first ? togetherWords(outcome.first) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div aria-label={COPY.keyFigures} role="group">
      <dl className="text-sm tabular-nums" data-key-figures>
        {keyRows(outcome).map(({ name, words, strong }) => (
          <div
            className="flex justify-between gap-4 border-t border-zand-200 py-2 last:border-b"
            key={name}
          >
            <dt>{name}</dt>
            <dd className={`text-right ${strong ? 'font-bold' : 'font-medium'}`}>
              {words(outcome)}
            </dd>
          </div>
        ))}
      </dl>
      {notes.map((text) => (
        <p className="mt-2 text-sm" key={text}>
          {text}
        </p>
      ))}
      {sum ? (
        <div className="mt-3 break-inside-avoid rounded-card bg-blad-100 p-4" data-together>
          <p className="font-bold">{sum}</p>
          <p className="mt-1 text-sm">{rest.join(' ')}</p>
        </div>
      ) : null}
    </div>
  );
}
