import type { HeatPumpOutcome } from '@sens/engine';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { KEY_ROWS } from '../words/outcome-words.ts';

/** The four figures that decide, of the recommended kind. */
export function KeyFigures({ outcome }: { outcome: HeatPumpOutcome }) {
  return (
    <dl aria-label={COPY.keyFigures} className="text-sm tabular-nums" data-key-figures>
      {KEY_ROWS.map(({ name, words, strong }) => (
        <div
          className="flex justify-between gap-4 border-t border-zand-200 py-2 last:border-b"
          key={name}
        >
          <dt>{name}</dt>
          <dd className={`text-right ${strong ? 'font-bold' : 'font-medium'}`}>{words(outcome)}</dd>
        </div>
      ))}
    </dl>
  );
}
