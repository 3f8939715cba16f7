import type { LabelClass } from '@sens/engine';
import { LABEL_FILL, labelText } from '#components/sections/label-colours.ts';

/** A class as a small arrow beside words that name it; by itself it says nothing to a screen reader. */
export function LabelTag({ label }: { label: LabelClass }) {
  const width = 24 + label.length * 13;
  return (
    <svg
      aria-hidden="true"
      className="h-7 w-auto shrink-0 forced-color-adjust-none"
      viewBox={`0 0 ${width} 28`}
    >
      <path className={LABEL_FILL[label]} d={`M0 0h${width - 14}l14 14-14 14H0z`} />
      <text className={`label-letter ${labelText(label)}`} x="7" y="21">
        {label}
      </text>
    </svg>
  );
}
