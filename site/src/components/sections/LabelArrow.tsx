import type { LabelClass } from '@sens/engine';
import { LABEL_FILL, labelText } from './label-colours.ts';

/** A class on the official arrow; always an indication, never called an energy label. */
export function LabelArrow({ label, large = false }: { label: LabelClass; large?: boolean }) {
  const width = 46 + label.length * 16;
  return (
    <svg
      aria-label={`Klasse ${label}`}
      className={`w-auto forced-color-adjust-none ${large ? 'h-14' : 'h-9'}`}
      role="img"
      viewBox={`0 0 ${width} 40`}
    >
      <path
        className={LABEL_FILL[label]}
        d={`M4 0h${width - 24}l20 20-20 20H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z`}
      />
      <text className={`font-kop text-[26px] font-bold ${labelText(label)}`} x="12" y="29">
        {label}
      </text>
    </svg>
  );
}
