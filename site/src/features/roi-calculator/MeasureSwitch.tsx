import { priceCentsOf, type WorkedOutMeasure } from '@sens/engine';
import { CHOSEN_KEY } from '#features/tool/tools.ts';
import { formatEuro } from '#lib/format-nl.ts';
import { ROI_COPY as COPY, measureName } from './copy.ts';
import { estimate } from './outcome-words.ts';
import type { RoiState } from './state.ts';

/** What a measure costs: own offer, the engine's figure, or nothing known. */
function priceWords(measure: WorkedOutMeasure, prices: RoiState['prices']): string {
  const cents = priceCentsOf(measure, prices);
  if (cents === undefined) return COPY.noPrice;
  if (prices[measure.id] !== undefined) return COPY.ownPrice(formatEuro(cents));
  const words = estimate(cents);
  return measure.priceIsIndicative ? `${words} (${COPY.indicative})` : words;
}

/** One measure as a switch, with its price and, when it is on, its saving. */
export function MeasureSwitch({
  measure,
  prices,
  isOn,
  isAdvised,
  why,
  warning,
  onToggle,
}: {
  measure: WorkedOutMeasure;
  prices: RoiState['prices'];
  isOn: boolean;
  isAdvised: boolean;
  /** What it is in our plan for, where its own saving does not say. */
  why?: string | undefined;
  /** Why it does not count although it is on, or what goes off with it. */
  warning?: string | undefined;
  onToggle: (isOn: boolean) => void;
}) {
  const { id, savingCentsPerYear } = measure;
  const saving =
    savingCentsPerYear.mid > 0 ? COPY.saves(estimate(savingCentsPerYear.mid)) : COPY.costsMore;
  return (
    <label className="grid min-h-13 cursor-pointer grid-cols-[1fr_auto] items-center gap-4 px-4 py-1.5 leading-snug hover:bg-blad-50 sm:px-5 sm:py-2.5">
      <span>
        <span className="block font-semibold">
          {`${measureName(id)} `}
          {isAdvised ? (
            <span className="ml-1 inline-block rounded-full bg-blad-200 max-sm:sr-only px-2.5 py-0.5 text-xs font-medium whitespace-nowrap">
              {COPY.advised}
            </span>
          ) : null}
        </span>
        <span className="block text-sm text-muted" id={`maatregel-${id}`}>
          {priceWords(measure, prices)}
          {isOn && !warning ? `, ${saving}` : null}
          {why && !warning ? <span className="block">{why}</span> : null}
          {warning ? (
            <span className={isOn ? 'block font-semibold text-klei-600' : 'block'}>{warning}</span>
          ) : null}
        </span>
      </span>
      <input
        aria-describedby={`maatregel-${id}`}
        aria-label={measureName(id)}
        checked={isOn}
        className="switch"
        name={CHOSEN_KEY}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        type="checkbox"
        value={id}
      />
    </label>
  );
}
