import { ArrowRight, Check, ChevronDown, type LucideIcon, Phone, Search, X } from 'lucide-react';
import { idOfIcon, type SharedIcon, WITHIN_A_PAGE } from './Icon.tsx';

export const SHARED_SHAPES: Record<SharedIcon, LucideIcon> = {
  arrow: ArrowRight,
  check: Check,
  chevron: ChevronDown,
  close: X,
  phone: Phone,
  search: Search,
};

/** What the icons of a page point at; once per page, before the first of them. */
export function IconShapes() {
  return (
    <svg aria-hidden="true" className="hidden" height="0" width="0">
      {Object.entries(SHARED_SHAPES).map(([name, Shape]) => (
        <symbol id={idOfIcon(name as SharedIcon)} key={name} viewBox="0 0 24 24">
          <Shape {...WITHIN_A_PAGE} />
        </symbol>
      ))}
    </svg>
  );
}
