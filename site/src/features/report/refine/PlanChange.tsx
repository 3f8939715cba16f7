import { Info } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';

/** What changed answers do to the plan, in words. */
export function PlanChange({
  sentences,
  answered,
}: {
  sentences: readonly string[];
  /** The one answer that did it, for a phone, where its question has no room beside what it did. */
  answered?: string;
}) {
  if (sentences.length === 0) return null;
  return (
    <p
      className="mt-4 flex max-w-[72ch] gap-2.5 rounded-control bg-lucht-100 px-4 py-3 text-sm"
      data-plan-change
    >
      <Icon className="mt-0.5 size-5 text-lucht-600" shape={Info} />
      <span>
        {answered ? <b className="font-semibold sm:hidden">{`${answered} `}</b> : null}
        {sentences.join(' ')}
      </span>
    </p>
  );
}
