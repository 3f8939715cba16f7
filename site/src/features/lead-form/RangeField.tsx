import type { ReactNode, Ref } from 'react';
import { FORM_COPY as COPY } from './copy.ts';

interface Props {
  name: 'bouwjaar' | 'monthlyBill';
  formId: string;
  label: string;
  range: { min: number; max: number; step: number; default: number };
  defaultValue: string;
  unknown: boolean;
  /** Whether "Weet ik niet" was ticked when the page came. */
  defaultUnknown: boolean;
  /** What the chosen value means, e.g. "Pre-isolatie". */
  meaning: string;
  ends: [ReactNode, ReactNode];
  unit?: string;
  onValue: (value: string) => void;
  onUnknown: (unknown: boolean) => void;
  inputRef: Ref<HTMLInputElement>;
  sliderRef: Ref<HTMLInputElement>;
}

/** A figure to slide or to type: the slider serves the eye, the text field the exact answer and no-script. */
export function RangeField(props: Props) {
  const { name, formId, label, range, defaultValue, unknown, meaning, ends, unit } = props;
  const id = `${formId}-${name}`;
  return (
    <div>
      <div className="flex items-end justify-between gap-3">
        <div>
          <label className="block font-semibold" htmlFor={id}>
            {label}
          </label>
          <output
            className="only-script block min-h-[1.6em] text-sm text-bos-900/75"
            htmlFor={`${id} ${id}-schuif`}
            id={`${id}-betekenis`}
          >
            {unknown ? '' : meaning}
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
            className={`input text-right font-semibold tabular-nums ${unit ? 'pl-8!' : ''}`}
            defaultValue={defaultValue}
            disabled={unknown}
            id={id}
            inputMode="numeric"
            name={name}
            onInput={(event) => props.onValue(event.currentTarget.value)}
            ref={props.inputRef}
          />
        </div>
      </div>
      <input
        aria-label={COPY.slider(label)}
        className="range only-script"
        defaultValue={defaultValue || range.default}
        disabled={unknown}
        id={`${id}-schuif`}
        max={range.max}
        min={range.min}
        onInput={(event) => props.onValue(event.currentTarget.value)}
        ref={props.sliderRef}
        step={range.step}
        type="range"
      />
      <div className="flex items-center justify-between gap-4 text-xs text-bos-900/80">
        <span className="only-script">{ends[0]}</span>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            className="check"
            defaultChecked={props.defaultUnknown}
            name={`${name}Onbekend`}
            onChange={(event) => props.onUnknown(event.currentTarget.checked)}
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
