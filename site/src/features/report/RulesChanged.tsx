import { keptReportPath } from '@sens/contract';
import type { RuleChange } from '@sens/engine';
import { Button } from '#components/ui/Button.tsx';
import { formatDate } from '#lib/format-nl.ts';
import { RULES_COPY as COPY } from './rules-copy.ts';

/**
 * Above a kept report: what has changed since the day it counts for, and the way to have it made anew.
 * Works without script; nothing where all is as it was.
 */
export function RulesChanged({
  changes,
  day,
  token,
}: {
  changes: readonly RuleChange[];
  day: string;
  token: string;
}) {
  if (changes.length === 0) return null;
  return (
    <aside aria-labelledby="veranderd" className="wrap py-5">
      <div className="items-center justify-between gap-8 rounded-large border border-zand-200 bg-white p-4 sm:flex sm:p-5">
        <div>
          <p className="font-semibold" id="veranderd">
            {COPY.title(formatDate(day))}
          </p>
          <p className="mt-1 text-sm text-muted">
            {[...changes.map((change) => COPY.changes[change]), COPY.note].join(' ')}
          </p>
        </div>
        <form action={keptReportPath(token)} className="mt-4 shrink-0 sm:mt-0" method="post">
          <Button look="secondary" type="submit">
            {COPY.again}
          </Button>
        </form>
      </div>
    </aside>
  );
}
