import type { HeatPumpVerdict } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
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
    <details
      className={`group rounded-card border border-zand-200 bg-white ${isRecommended ? '' : 'print:hidden'}`}
      open={isRecommended}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">
          {COPY.knowMore(KIND_WORDS[kind].name.toLowerCase())}
        </span>
        <Icon
          className="size-5 text-bos-600 transition-transform duration-200 group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <ul className="grid list-disc gap-x-10 gap-y-1.5 px-5 pb-5 pl-10 text-sm md:grid-cols-2">
        {outcome?.notes.map((note) => (
          <li key={note.code}>{noteWords(note)}</li>
        ))}
      </ul>
    </details>
  );
}
