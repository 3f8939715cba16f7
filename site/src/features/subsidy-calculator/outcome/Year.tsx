import { CircleAlert } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { SUBSIDY_COPY as COPY } from '../copy.ts';

/** Of which year the amounts are, and whether that is over. */
export interface AmountsYear {
  year: number;
  outdated: boolean;
}

/** The year of the amounts. */
export function Year({ year, outdated }: AmountsYear) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${outdated ? 'bg-fout-50 text-fout-600' : 'bg-lucht-100'}`}
      data-year
    >
      {COPY.year(year)}
    </span>
  );
}

/** Says it when that year is over. */
export const Outdated = ({ year, outdated }: AmountsYear) =>
  outdated ? (
    <p className="flex gap-2 text-sm font-medium text-fout-600" data-outdated>
      <Icon className="mt-0.5 size-4" shape={CircleAlert} /> {COPY.outdated(year)}
    </p>
  ) : null;
