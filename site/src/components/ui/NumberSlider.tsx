export interface SliderProps {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  /** The value as it is said to whoever does not see where the slider stands. */
  words: string;
}

/** A slider beside a number that can also be typed; a value beyond its ends shows at the end. */
export function NumberSlider({
  label,
  range,
  value,
  words,
  onChange,
}: SliderProps & { onChange: (value: number) => void }) {
  return (
    <input
      aria-label={label}
      aria-valuetext={words}
      className="range only-script mt-1"
      max={range.max}
      min={range.min}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      step={range.step}
      type="range"
      value={Math.min(Math.max(value, range.min), range.max)}
    />
  );
}
