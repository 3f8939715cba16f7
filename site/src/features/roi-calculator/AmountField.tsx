import { FieldError } from '#components/ui/Field.tsx';
import { type AmountBounds, amountText } from './amounts.ts';
import { boundsWords, ROI_COPY as COPY } from './copy.ts';
import { useAmount } from './use-amount.ts';

export interface AmountFieldProps {
  /** Key of the address and name of the field. */
  name: string;
  label: string;
  hint?: string | undefined;
  unit: string;
  bounds: AmountBounds;
  value: number | undefined;
  /** What is used while nothing is filled in; shown as placeholder and, to all, under the field. */
  assumed?: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number that may be typed; left empty, the calculation's own figure is used and shown. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, hint, unit, bounds, value, assumed, onChange } = props;
  const id = `veld-${name}`;
  const { text, error, used, type, judge } = useAmount(bounds, value, onChange);
  const described = [`${id}-hint`, error && `${id}-fout`].filter(Boolean).join(' ');
  const words = amountText(used ?? 0);
  return (
    <div className="grid grid-cols-[1fr_8rem] items-center gap-x-4 gap-y-0.5">
      <div>
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <p className="text-sm text-bos-900/80" id={`${id}-hint`}>
          {hint} {assumed && value === undefined ? `${COPY.ourAssumption} ${assumed}.` : null}
        </p>
      </div>
      <div className="relative">
        <input
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          className="input pr-14! text-right font-semibold tabular-nums"
          id={id}
          inputMode={bounds.decimals > 0 ? 'decimal' : 'numeric'}
          name={name}
          onBlur={judge}
          onChange={(event) => type(event.currentTarget.value)}
          value={text}
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm">
          {unit}
        </span>
      </div>
      {error ? (
        <div className="col-span-2">
          <FieldError id={`${id}-fout`}>
            {error === 'no-number' ? COPY.noNumber : COPY.outOfBounds(boundsWords(bounds), words)}
          </FieldError>
        </div>
      ) : null}
    </div>
  );
}
