import { type SubsidyLine, toolFigures2026 } from '@sens/engine';
import { memo } from 'react';
import { reportedMark } from '#features/tool/tools.ts';
import { formatCents } from '#lib/format-nl.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { formatCentsRange, MOST_DECIMALS } from '../amounts.ts';
import { assumedDetails } from '../assumed.ts';
import { limitsOf } from '../bounds.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { doubtWords } from '../doubts.ts';
import { MEASURE_WORDS } from '../measure-copy.ts';
import { detailsOf, type MeasureDetails, type MeasureKey, OUTSIDE } from '../measures.ts';
import { isReported, STATE_KEYS, type SubsidyState } from '../state.ts';
import { Doubt } from './Doubt.tsx';
import { MeasureFields } from './MeasureFields.tsx';

const { ventilation, heatNetwork, cooking } = toolFigures2026.isde;
const FIXED: Partial<Record<MeasureKey, number>> = {
  ventilatie: ventilation.value.eur,
  warmtenet: heatNetwork.value.eur,
  'elektrisch-koken': cooking.value.eur,
};

/** What a measure brings in general, before it is ticked. */
function rateWords(key: MeasureKey): string {
  const limits = limitsOf(key);
  if (limits) return COPY.perM2(formatCents(limits.rateCents));
  if (OUTSIDE.includes(key)) return COPY.nothing;
  return FIXED[key] === undefined ? COPY.listed : formatCents(FIXED[key] * 100);
}

/** What it brings now; nothing where it was left out of the sum. */
const lineWords = (line: SubsidyLine | undefined) =>
  line ? formatCentsRange(line.amountCents) : COPY.nothing;

/** What the report takes its size to be, for the form that is sent without script, or filled in before it came. */
function ReportedSize({ measure, state }: Pick<RowProps, 'measure' | 'state'>) {
  const size = state.reported[measure];
  if (size === undefined) return null;
  const mark = reportedMark(measure, typedNumber(size, MOST_DECIMALS));
  return <input name={STATE_KEYS.reported} type="hidden" value={mark} />;
}

interface RowProps {
  measure: MeasureKey;
  state: SubsidyState;
  line: SubsidyLine | undefined;
  onToggle: () => void;
  onDetails: (details: MeasureDetails) => void;
}

/** Everything of the state that one row shows. */
const shownBy = ({ measure, state, line }: RowProps) =>
  JSON.stringify([
    state.chosen.includes(measure),
    state.details[measure],
    isReported(measure, state),
    assumedDetails(measure, state),
    line?.amountCents,
    doubtWords(measure, state),
  ]);

/**
 * One measure as a switch; on, it shows its own amount and unfolds its fields. What unfolds is up to
 * the style sheet, so that it also does without script.
 */
function Row({ measure: key, state, line, onToggle, onDetails }: RowProps) {
  const { name, breakable = name, text } = MEASURE_WORDS[key];
  const isOn = state.chosen.includes(key);
  const id = `maatregel-${key}`;
  return (
    <div
      className="measure-row has-[.measure-switch:checked]:bg-blad-50"
      data-measure={key}
      id={id}
    >
      <label className="grid min-h-13 cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-3 px-4 py-1.5 hover:bg-blad-50 sm:gap-x-4 sm:px-5 sm:py-2.5">
        <span className="leading-snug">
          <span className="block font-semibold">{breakable}</span>
          {text ? (
            // Where there is little room it shows what one chose, not what one might.
            <span
              className="measure-more block text-sm leading-snug text-muted"
              id={`${id}-uitleg`}
            >
              {text}
            </span>
          ) : null}
        </span>
        <span
          className={`text-right text-sm tabular-nums ${isOn ? 'font-semibold' : 'text-muted'}`}
          data-row-amount
          id={`${id}-bedrag`}
        >
          {isOn ? lineWords(line) : rateWords(key)}
        </span>
        <input
          aria-describedby={text ? `${id}-uitleg ${id}-bedrag` : `${id}-bedrag`}
          aria-label={name}
          checked={isOn}
          className="switch measure-switch"
          name={STATE_KEYS.chosen}
          onChange={onToggle}
          type="checkbox"
          value={key}
        />
      </label>
      {detailsOf(key).length > 0 ? (
        <div className="measure-fields gap-4 px-4 pt-1 pb-5 sm:px-5">
          <ReportedSize measure={key} state={state} />
          <Doubt words={doubtWords(key, state)} />
          <MeasureFields measure={key} onChange={onDetails} state={state} />
        </div>
      ) : null}
    </div>
  );
}

/** A row is drawn anew only when something in it changed: there are many, and they hold many fields. */
export const MeasureRow = memo(Row, (last, next) => shownBy(last) === shownBy(next));
