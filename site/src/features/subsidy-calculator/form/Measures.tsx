import type { Calculation } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { GROUPS } from '../measure-copy.ts';
import type { MeasureDetails, MeasureKey } from '../measures.ts';
import { toggle } from '../second-measure.ts';
import type { SubsidyState } from '../state.ts';
import { MeasureRow } from './MeasureRow.tsx';
import { Unfolding } from './Unfolding.tsx';

interface Props {
  state: SubsidyState;
  calculation: Calculation;
  change: (next: (last: SubsidyState) => SubsidyState) => void;
}

/** The state with other details of one measure. */
export const withDetails = (state: SubsidyState, key: MeasureKey, details: MeasureDetails) => ({
  ...state,
  details: { ...state.details, [key]: details },
});

function Rows({ keys, state, calculation, change }: Props & { keys: readonly MeasureKey[] }) {
  return (
    <div className="divide-y divide-zand-200 overflow-clip rounded-card border border-zand-200 bg-white">
      {keys.map((key) => (
        <MeasureRow
          key={key}
          line={calculation.lines.find((one) => one.key === key)?.line}
          measure={key}
          onDetails={(details) => change((last) => withDetails(last, key, details))}
          onToggle={() => change((last) => toggle(last, key))}
          state={state}
        />
      ))}
    </div>
  );
}

/** The measures in groups, each a switch with its own fields. */
export function Measures(props: Props) {
  const { chosen } = props.state;
  return (
    <section aria-labelledby="vraag-maatregelen" className="grid gap-6 print:hidden">
      <div>
        <h2 className="scroll-mt-28 text-h3" id="vraag-maatregelen">
          {COPY.measures}
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm text-bos-900/85">{COPY.measuresText}</p>
      </div>
      {GROUPS.map(({ title, keys, folded }) => (
        <fieldset key={title}>
          <legend className={folded ? 'sr-only' : 'mb-2 font-semibold'}>{title}</legend>
          {folded ? (
            <Unfolding
              isNeeded={keys.some((key) => chosen.includes(key))}
              look="plain"
              title={folded}
            >
              <Rows keys={keys} {...props} />
            </Unfolding>
          ) : (
            <Rows keys={keys} {...props} />
          )}
        </fieldset>
      ))}
    </section>
  );
}
