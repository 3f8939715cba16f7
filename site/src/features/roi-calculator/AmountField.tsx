import { NumberField } from '#components/ui/NumberField.tsx';
import type { SliderProps } from '#components/ui/NumberSlider.tsx';
import { type NumberBounds, withUnit } from '#lib/typed-number.ts';
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
  slider?: SliderProps | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number that may be typed; left empty, the calculation's own figure is used and shown. */
export function AmountField({ hint, assumed, ...props }: AmountFieldProps) {
  const { name, bounds, value } = props;
  const used = assumed && value === undefined ? `${COPY.ourAssumption} ${assumed}.` : '';
  return (
    <NumberField
      {...props}
      errorWords={(error) =>
        error === 'no-number'
          ? COPY.noNumber
          : COPY.outOfBounds(boundsWords(bounds, props.unit), withUnit(value ?? 0, props.unit))
      }
      hint={[hint, used].filter(Boolean).join(' ')}
      id={`veld-${name}`}
      look="middle"
      read={(text) => readAmount(text, bounds)}
    />
  );
}
