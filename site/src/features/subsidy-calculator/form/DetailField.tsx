import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import type { ShownOrigin } from '#words/house/shown-origin.ts';
import { formatM2 } from '../amounts.ts';
import { assumedDetails, detailsUsed } from '../assumed.ts';
import { boundsOf, limitsOf } from '../bounds.ts';
import { CHOICE_WORDS, SUBSIDY_COPY as COPY, FLAG_WORDS } from '../copy.ts';
import { measureName } from '../measure-copy.ts';
import {
  CHOICE_DETAILS,
  type ChoiceDetail,
  choicesOf,
  detailKey,
  FLAG_DETAILS,
  type FlagDetail,
  type MeasureDetails,
  type MeasureKey,
  type NumberDetail,
  sizeOf,
} from '../measures.ts';
import { isReported, type SubsidyState } from '../state.ts';
import { AmountField } from './AmountField.tsx';
import { Flag } from './Flag.tsx';

/** What to know before one fills in a number. */
function hintOf(key: MeasureKey, detail: NumberDetail): string {
  const limits = limitsOf(key);
  if (detail === 'kw') return COPY.powerHint;
  if (!limits) return COPY.collectorHint;
  const hint = limits.pool === 'glas' ? COPY.glassHint : COPY.areaHint;
  return hint(formatM2(limits.minM2), formatM2(limits.maxM2));
}

const numberLabel = (key: MeasureKey, detail: NumberDetail) =>
  detail === 'kw' ? COPY.power : key === 'zonneboiler' ? COPY.collector : COPY.area;

/** Where a measure's size comes from. */
function sizeOrigin(key: MeasureKey, state: SubsidyState): ShownOrigin {
  if (sizeOf(state.details[key]) === undefined) return 'assumption';
  return isReported(key, state) ? 'report' : 'visitor';
}

/** One question about one measure, by its kind: a tick, a choice or a number. */
export function DetailField({
  measure: key,
  detail,
  state,
  onChange,
}: {
  measure: MeasureKey;
  detail: keyof MeasureDetails;
  state: SubsidyState;
  /** The new answer; undefined for what the visitor leaves to us. */
  onChange: (value: unknown) => void;
}) {
  const used = detailsUsed(key, state);
  const shared = { about: measureName(key), name: detailKey(key, detail) };
  if (detail in FLAG_DETAILS) {
    return (
      <Flag
        {...shared}
        {...FLAG_WORDS[detail as FlagDetail]}
        isOn={used[detail] === true}
        onChange={(isOn) => onChange(isOn || undefined)}
      />
    );
  }
  if (detail in CHOICE_DETAILS) {
    return (
      <ChoiceField
        choices={choicesOf(key, detail as ChoiceDetail).map((value) => ({
          value,
          label: CHOICE_WORDS[value] ?? value,
        }))}
        id={`vraag-${shared.name}`}
        label={
          <>
            {detail === 'label' ? COPY.pumpLabel : COPY.kind}
            <span className="sr-only">, {shared.about}</span>
          </>
        }
        look="small"
        name={shared.name}
        onChange={onChange}
        value={used[detail as ChoiceDetail]}
      />
    );
  }
  const number = detail as NumberDetail;
  return (
    <AmountField
      {...shared}
      assumed={assumedDetails(key, state)[number] ?? 0}
      bounds={boundsOf(key, number)}
      detail={number}
      hint={hintOf(key, number)}
      label={numberLabel(key, number)}
      measure={key}
      onChange={onChange}
      origin={sizeOrigin(key, state)}
      value={state.details[key]?.[number]}
    />
  );
}
