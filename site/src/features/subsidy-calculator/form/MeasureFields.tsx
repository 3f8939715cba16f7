import { Fold } from '#features/tool/Fold.tsx';
import { detailsUsed, isAirPump } from '../assumed.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { detailsOf, type MeasureDetails, type MeasureKey } from '../measures.ts';
import type { SubsidyState } from '../state.ts';
import { DetailField } from './DetailField.tsx';

/** What holds for few appliances: folded in. */
const RARE: readonly (keyof MeasureDetails)[] = ['further', 'splitGwp'];

/** Power and the rare ones matter only where the amount follows from the power. */
const isAsked = (detail: keyof MeasureDetails, used: MeasureDetails) =>
  (detail !== 'kw' && !RARE.includes(detail)) || isAirPump(used);

/** The few questions of one measure. */
export function MeasureFields({
  measure: key,
  state,
  onChange,
}: {
  measure: MeasureKey;
  state: SubsidyState;
  onChange: (details: MeasureDetails) => void;
}) {
  const used = detailsUsed(key, state);
  const asked = detailsOf(key).filter((detail) => isAsked(detail, used));
  const rare = asked.filter((detail) => RARE.includes(detail));
  const field = (detail: keyof MeasureDetails) => (
    <DetailField
      detail={detail}
      key={detail}
      measure={key}
      onChange={(value) => {
        const { [detail]: _old, ...others } = state.details[key] ?? {};
        onChange(value === undefined ? others : { ...others, [detail]: value });
      }}
      state={state}
    />
  );
  return (
    <>
      {asked.filter((detail) => !rare.includes(detail)).map(field)}
      {rare.length > 0 ? (
        <Fold
          isNeeded={rare.some((detail) => used[detail] === true)}
          look="plain"
          title={COPY.rare}
        >
          <div className="grid gap-3">{rare.map(field)}</div>
        </Fold>
      ) : null}
    </>
  );
}
