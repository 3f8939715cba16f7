import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FORM_COPY as COPY } from './copy.ts';
import type { RangeState } from './use-range-value.ts';

interface Props {
  name: 'bouwjaar' | 'monthlyBill';
  formId: string;
  state: RangeState;
  /** What the page came with; empty when nothing was chosen. */
  defaultValue: string;
  /** Whether "Weet ik niet" was ticked when the page came. */
  defaultUnknown: boolean;
  /** What the chosen value means, e.g. "Pre-isolatie". */
  meaning: string;
  ends: [ReactNode, ReactNode];
  unit?: string;
}

/** What the slider says to whoever does not see it. */
function spoken(name: Props['name'], { value, range }: RangeState, meaning: string): string {
  const words = COPY.spoken[name](value || String(range.default));
  return [words, value ? meaning : COPY.notChosen.toLowerCase()].filter(Boolean).join(', ');
}

/** Where a slider stands for a value: a browser would move it there, as if the visitor had. */
function stopOf(value: string, { min, max, step, default: start }: RangeState['range']): number {
  const number = /^\d+$/.test(value) ? Number(value) : start;
  return min + Math.round((Math.min(Math.max(number, min), max) - min) / step) * step;
}

/** The slider as it stands is the answer: as if it was moved there, so that the draft keeps it too. */
function choose(slider: HTMLInputElement): void {
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A figure to slide or to type: the slider serves the eye, the text field the exact answer and
 * no-script. The slider stands at its start value until it is used, and that is no answer; clicking
 * it there, or the space bar, makes it one.
 */
export function RangeField({ name, formId, state, defaultValue, meaning, ends, ...props }: Props) {
  const { range, value, unknown } = state;
  const { unit } = props;
  const label = COPY.labels[name];
  const id = `${formId}-${name}`;
  /** The slider says by itself what it stands at and what that means: the line beside it does not say it again. */
  const [isSlid, setSlid] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (value === '') choose(event.currentTarget);
  };
  return (
    <div>
      <div className="flex items-end justify-between gap-3">
        <div>
          <label className="block font-semibold" htmlFor={id}>
            {label}
          </label>
          <output
            aria-live={isSlid ? 'off' : undefined}
            className="only-script block min-h-[1.6em] text-sm text-muted"
            htmlFor={`${id} ${id}-schuif`}
            id={`${id}-betekenis`}
          >
            {unknown ? '' : value === '' ? COPY.notChosen : meaning}
          </output>
        </div>
        <div className="relative w-28 shrink-0">
          {unit ? (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center font-semibold">
              {unit}
            </span>
          ) : null}
          <input
            aria-describedby={`${id}-betekenis`}
            className={`input text-right font-semibold tabular-nums placeholder:text-sm placeholder:font-normal ${unit ? 'pl-8!' : ''}`}
            defaultValue={defaultValue}
            disabled={unknown}
            id={id}
            inputMode="numeric"
            name={name}
            onInput={(event) => {
              setSlid(false);
              state.setValue(event.currentTarget.value);
            }}
            placeholder={COPY.example(range.default)}
            ref={state.inputRef}
            type="text"
          />
        </div>
      </div>
      <input
        aria-label={COPY.slider(label)}
        aria-valuetext={spoken(name, state, meaning)}
        className={`range only-script ${value === '' || unknown ? 'range-open' : ''}`}
        defaultValue={stopOf(defaultValue, range)}
        disabled={unknown}
        id={`${id}-schuif`}
        max={range.max}
        min={range.min}
        onClick={(event) => {
          if (value === '') choose(event.currentTarget);
        }}
        onInput={(event) => {
          setSlid(true);
          state.setValue(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        ref={state.sliderRef}
        step={range.step}
        type="range"
      />
      <div className="flex items-center justify-between gap-4 text-xs text-muted">
        <span className="only-script">{ends[0]}</span>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            className="check"
            defaultChecked={props.defaultUnknown}
            name={`${name}Onbekend`}
            onChange={(event) => state.setUnknown(event.currentTarget.checked)}
            type="checkbox"
          />
          {COPY.unknown}
          <span className="sr-only">: {label}</span>
        </label>
        <span className="only-script">{ends[1]}</span>
      </div>
    </div>
  );
}
