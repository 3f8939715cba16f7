import { FieldError } from '#components/ui/Field.tsx';
import { type NumberBounds, typedNumber } from '#features/house-questions/bounds.ts';
import { NumberInput } from '#features/house-questions/NumberInput.tsx';
import { useTypedNumber } from '#features/house-questions/use-typed-number.ts';
import { readAmount } from './amounts.ts';
import { boundsWords, ROI_COPY as COPY } from './copy.ts';

export interface AmountFieldProps {
  /** Key of the address and name of the field. */
  name: string;
  label: string;
  hint?: string | undefined;
  unit: string;
  bounds: NumberBounds;
  value: number | undefined;
  /** What is used while nothing is filled in; shown to all under the label. */
  assumed?: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number that may be typed; left empty, the calculation's own figure is used and shown. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, hint, unit, bounds, value, assumed, onChange } = props;
  const id = `veld-${name}`;
  const typed = useTypedNumber(bounds, value, onChange, (text) => readAmount(text, bounds));
  return (
    <div className="grid gap-0.5">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label className="font-semibold" htmlFor={id}>
            {label}
          </label>
          <p className="text-sm text-bos-900/80" id={`${id}-hint`}>
            {hint} {assumed && value === undefined ? `${COPY.ourAssumption} ${assumed}.` : null}
          </p>
        </div>
        <NumberInput
          decimals={bounds.decimals}
          hasHint
          id={id}
          name={name}
          typed={typed}
          unit={unit}
        />
      </div>
      {typed.error ? (
        <FieldError id={`${id}-fout`}>
          {typed.error === 'no-number'
            ? COPY.noNumber
            : COPY.outOfBounds(boundsWords(bounds), typedNumber(value ?? 0, bounds.decimals))}
        </FieldError>
      ) : null}
    </div>
  );
}
