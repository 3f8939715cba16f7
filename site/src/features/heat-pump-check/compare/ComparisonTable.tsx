import type { HeatPumpKind, HeatPumpVerdict } from '@sens/engine';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { OutcomeRow } from '../words/outcome-words.ts';
import { KIND_SUMMARIES } from '../words/phrases.ts';
import { KindName } from './KindName.tsx';
import { Suitability } from './Suitability.tsx';

const CELL = 'border-t border-zand-200 px-3 py-2.5 align-top lg:px-4';

/** The kinds as columns of a table; our advice stands on a tinted ground and says so. */
export function ComparisonTable({
  verdicts,
  recommended,
  rows,
}: {
  verdicts: HeatPumpVerdict[];
  recommended: HeatPumpKind | null;
  rows: OutcomeRow[];
}) {
  const tint = (kind: HeatPumpKind) => (kind === recommended ? 'bg-blad-50' : '');
  return (
    <div className="mt-6 hidden overflow-hidden rounded-card border border-zand-200 bg-white md:block print:block">
      <table className="w-full table-fixed text-sm tabular-nums">
        <thead>
          <tr>
            <th className="w-[22%] px-3 py-4 text-left lg:px-4 align-top font-semibold" scope="col">
              {COPY.row}
            </th>
            {verdicts.map(({ kind }) => (
              <th
                className={`px-3 py-4 text-left align-top lg:px-4 ${tint(kind)}`}
                key={kind}
                scope="col"
              >
                <KindName isRecommended={kind === recommended} kind={kind} />
                <span className="block font-normal">{KIND_SUMMARIES[kind]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className={`${CELL} text-left font-medium`} scope="row">
              {COPY.suitability}
            </th>
            {verdicts.map((verdict) => (
              <td className={`${CELL} ${tint(verdict.kind)}`} key={verdict.kind}>
                <Suitability verdict={verdict} />
              </td>
            ))}
          </tr>
          {rows.map(({ name, hint, strong, words }) => (
            <tr key={name}>
              <th className={`${CELL} text-left font-medium`} scope="row">
                {name}
                {hint ? <span className="block text-xs font-normal">{hint}</span> : null}
              </th>
              {verdicts.map(({ kind, outcome }) => (
                <td className={`${CELL} ${strong ? 'font-bold' : ''} ${tint(kind)}`} key={kind}>
                  {outcome ? words(outcome) : COPY.notWorkedOut}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
