import type { HeatPumpVerdict } from '@sens/engine';
import { Fold } from '#features/tool/Fold.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { noteWords } from '../words/note-words.ts';
import { KIND_WORDS } from '../words/phrases.ts';

/** What comes with a kind: hot water, connection, boiler, grant. */
export function KnowMore({
  verdict: { kind, outcome },
  isRecommended,
}: {
  verdict: HeatPumpVerdict;
  isRecommended: boolean;
}) {
  return (
    // On paper only our advice: the other kinds stand in the table.
    <Fold
      className={isRecommended ? '' : 'print:hidden'}
      isNeeded={isRecommended}
      title={COPY.knowMore(KIND_WORDS[kind].name.toLowerCase())}
    >
      <ul className="grid list-disc gap-x-10 gap-y-1.5 pl-5 text-sm md:grid-cols-2">
        {outcome?.notes.map((note) => (
          <li key={note.code}>{noteWords(note)}</li>
        ))}
      </ul>
    </Fold>
  );
}
