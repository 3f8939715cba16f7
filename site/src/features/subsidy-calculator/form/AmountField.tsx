import { FieldError } from '#components/ui/Field.tsx';
import { type NumberBounds, typedNumber } from '#features/house-questions/bounds.ts';
import { NumberInput } from '#features/house-questions/NumberInput.tsx';
import { OriginTag } from '#features/house-questions/OriginTag.tsx';
import { useTypedNumber } from '#features/house-questions/use-typed-number.ts';
import { formatSize } from '../amounts.ts';
import { boundsWords } from '../codec-copy.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import type { NumberDetail } from '../measures.ts';

export interface AmountFieldProps {
  name: string;
  label: string;
  /** Which measure it is of, for those who do not see where it stands. */
  about: string;
  hint?: string | undefined;
  detail: NumberDetail;
  bounds: NumberBounds;
  value: number | undefined;
  /** What is used while the field is empty. */
  assumed: number;
  onChange: (value: number | undefined) => void;
}

const UNITS: Record<NumberDetail, string> = { m2: 'm²', kw: 'kW' };

/** A number with its unit; left empty it is our assumption, which it then shows. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, about, hint, detail, bounds, value, assumed, onChange } = props;
  const typed = useTypedNumber(bounds, value, onChange);
  const id = `vraag-${name}`;
  const used = value ?? assumed;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div>
          <label className="mr-2 text-sm font-semibold" htmlFor={id}>
            {label}
            <span className="sr-only">, {about}</span>
          </label>{' '}
          <OriginTag origin={value === undefined ? 'assumption' : 'visitor'} />
        </div>
        <NumberInput
          decimals={bounds.decimals}
          hasHint={hint !== undefined}
          id={id}
          name={name}
          placeholder={typedNumber(assumed)}
          typed={typed}
          unit={UNITS[detail]}
        />
      </div>
      {hint ? (
        <p className="mt-1 text-sm text-bos-900/85" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {typed.error ? (
        <FieldError id={`${id}-fout`}>
          {typed.error === 'no-number'
            ? COPY.noNumber(`${formatSize(used)}\u00a0${UNITS[detail]}`)
            : boundsWords(detail, bounds, used)}
        </FieldError>
      ) : null}
    </div>
  );
}
