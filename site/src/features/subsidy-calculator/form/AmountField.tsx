import { NumberField } from '#components/ui/NumberField.tsx';
import { OriginTag } from '#features/house-questions/OriginTag.tsx';
import { type NumberBounds, typedNumber } from '#lib/typed-number.ts';
import type { ShownOrigin } from '#words/house/shown-origin.ts';
import { formatSize } from '../amounts.ts';
import { boundsWords } from '../codec-copy.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import type { MeasureKey, NumberDetail } from '../measures.ts';

export interface AmountFieldProps {
  name: string;
  label: string;
  /** Which measure it is of, for those who do not see where it stands. */
  about: string;
  hint?: string | undefined;
  measure: MeasureKey;
  detail: NumberDetail;
  bounds: NumberBounds;
  value: number | undefined;
  origin: ShownOrigin;
  /** What is used while the field is empty. */
  assumed: number;
  onChange: (value: number | undefined) => void;
}

const UNITS: Record<NumberDetail, string> = { m2: 'm²', kw: 'kW' };

/** A number with its unit; left empty it is our assumption, which it then shows. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, about, measure, hint, detail, bounds, value, assumed, origin, onChange } =
    props;
  const used = value ?? assumed;
  return (
    <NumberField
      bounds={bounds}
      errorWords={(error) =>
        error === 'no-number'
          ? COPY.noNumber(`${formatSize(used)}\u00a0${UNITS[detail]}`)
          : boundsWords(measure, detail, bounds, used)
      }
      hint={hint}
      id={`vraag-${name}`}
      label={
        <>
          {label}
          <span className="sr-only">, {about}</span>
        </>
      }
      look="small"
      name={name}
      onChange={onChange}
      placeholder={typedNumber(assumed)}
      tag={<OriginTag origin={origin} />}
      unit={UNITS[detail]}
      value={value}
    />
  );
}
