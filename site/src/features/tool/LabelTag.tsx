import type { LabelClass } from '@sens/engine';
import { LABEL_FILL, labelText } from '#components/sections/label-colours.ts';

/** A class as a small arrow beside words that name it; by itself it says nothing to a screen reader. */
export function LabelTag({ label }: { label: LabelClass }) {
  const width = 24 + label.length * 10;
  return (
    <svg aria-hidden="true" className="h-6 w-auto shrink-0" viewBox={`0 0 ${width} 24`}>
      <path className={LABEL_FILL[label]} d={`M0 0h${width - 12}l12 12-12 12H0z`} />
      <text className={`chart-label ${labelText(label)}`} x="7" y="17.5">
        {label}
      </text>
    </svg>
  );
}
