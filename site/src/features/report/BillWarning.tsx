import type { Report } from '@sens/engine';
import { Info } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { billDoubtWords } from '#words/house/bill-doubt-words.ts';
import { PAGE_COPY } from './copy.ts';
import { REFINE_ID } from './refine/refining.ts';

/** Says at the top that what the visitor pays or uses does not fit such a house, and where to mend it. */
export function BillWarning({ report }: { report: Report }) {
  if (report.billDoubt === null) return null;
  return (
    <p className="mt-5 flex max-w-[56ch] gap-2.5 rounded-control border border-zon-500 bg-white px-4 py-3 text-sm">
      <Icon className="mt-0.5 size-5 text-klei-600" shape={Info} />
      <span>
        {`${billDoubtWords(report)} `}
        <a className="text-link font-semibold print:hidden" href={`#${REFINE_ID}`}>
          {PAGE_COPY.billCheck}
        </a>
      </span>
    </p>
  );
}
