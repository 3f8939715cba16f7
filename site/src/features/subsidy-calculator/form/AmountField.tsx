import { FieldError } from '#components/ui/Field.tsx';
import { typedNumber } from '#features/house-questions/bounds.ts';
import { OriginTag } from '#features/house-questions/OriginTag.tsx';
import { formatSize } from '../amounts.ts';
import type { Bounds } from '../bounds.ts';
import { boundsWords } from '../codec-copy.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import type { NumberDetail } from '../measures.ts';
import { useTyped } from '../use-typed.ts';

export interface AmountFieldProps {
  name: string;
  label: string;
  /** Which measure it is of, for those who do not see where it stands. */
  about: string;
  hint?: string | undefined;
  detail: NumberDetail;
  bounds: Bounds;
  value: number | undefined;
  /** What is used while the field is empty. */
  assumed: number;
  onChange: (value: number | undefined) => void;
}

const UNITS: Record<NumberDetail, string> = { m2: 'm²', kw: 'kW' };

/** A number with its unit; left empty it is our assumption, which it then shows. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, about, hint, detail, bounds, value, assumed, onChange } = props;
  const { text, isWrong, isNumber, type, judge } = useTyped(bounds, value, onChange);
  const id = `vraag-${name}`;
  const used = value ?? assumed;
  const described = [hint && `${id}-hint`, isWrong && `${id}-fout`].filter(Boolean).join(' ');
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
        <div className="relative w-28 shrink-0">
          <input
            aria-describedby={described || undefined}
            aria-invalid={isWrong || undefined}
            autoComplete="off"
            className="input pr-11! text-right font-semibold tabular-nums"
            id={id}
            inputMode="decimal"
            name={name}
            onBlur={judge}
            onChange={(event) => type(event.currentTarget.value)}
            placeholder={typedNumber(assumed)}
            value={text}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm">
            {UNITS[detail]}
          </span>
        </div>
      </div>
      {hint ? (
        <p className="mt-1 text-sm text-bos-900/85" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {isWrong ? (
        <FieldError id={`${id}-fout`}>
          {isNumber
            ? boundsWords(detail, bounds, used)
            : COPY.noNumber(`${formatSize(used)}\u00a0${UNITS[detail]}`)}
        </FieldError>
      ) : null}
    </div>
  );
}
