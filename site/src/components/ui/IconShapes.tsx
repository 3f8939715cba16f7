import {
  ArrowRight,
  Check,
  ChevronDown,
  CircleAlert,
  type LucideIcon,
  Phone,
  X,
} from 'lucide-react';
import { idOfIcon, type SharedIcon } from './Icon.tsx';

export const SHARED_SHAPES: Record<SharedIcon, LucideIcon> = {
  alert: CircleAlert,
  arrow: ArrowRight,
  check: Check,
  chevron: ChevronDown,
  close: X,
  phone: Phone,
};

/** What the icons of a page point at; once per page, before the first of them. */
export function IconShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(SHARED_SHAPES).map(([name, Shape]) => (
        <symbol id={idOfIcon(name as SharedIcon)} key={name}>
          <Shape strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  );
}
