import { memo } from 'react';
import { TOOL_COPY } from '#features/tool/copy.ts';
import { CountNote, Fold } from '#features/tool/Fold.tsx';
import type { Calculation } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { GROUPS } from '../measure-copy.ts';
import type { MeasureDetails, MeasureKey } from '../measures.ts';
import { toggle } from '../second-measure.ts';
import type { SubsidyState } from '../state.ts';
import { MeasureRow } from './MeasureRow.tsx';

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

function Group({
  title,
  keys,
  isFirst,
  ...props
}: Props & { title: string; keys: readonly MeasureKey[]; isFirst: boolean }) {
  const { state, calculation, change } = props;
  const count = keys.filter((key) => state.chosen.includes(key)).length;
  return (
    <Fold
      isNeeded={isFirst || count > 0}
      look="list"
      note={<CountNote count={count} total={keys.length} word={TOOL_COPY.switchedOn} />}
      title={title}
    >
      <div className="divide-y divide-zand-200">
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
    </Fold>
  );
}

function AllMeasures(props: Props) {
  return (
    <section aria-labelledby="vraag-maatregelen">
      <h2 className="scroll-mt-28 text-h3" id="vraag-maatregelen">
        {COPY.measures}
      </h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-sm text-muted">{COPY.measuresText}</p>
      <div className="grid gap-2.5">
        {GROUPS.map((group, index) => (
          <Group isFirst={index === 0} key={group.title} {...group} {...props} />
        ))}
      </div>
    </section>
  );
}

/** The measures in groups, each a switch with its own fields; the build year changes none of it. */
export const Measures = memo(
  AllMeasures,
  (last, next) =>
    last.calculation === next.calculation &&
    last.state.chosen === next.state.chosen &&
    last.state.details === next.state.details &&
    last.state.reported === next.state.reported &&
    last.state.answers.woningtype === next.state.answers.woningtype,
);
