import { Info } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';

/** A warning that a measure hardly goes with this house; its amount stands all the same. */
export function Doubt({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="flex gap-2 text-sm" data-doubt>
      <Icon className="mt-0.5 size-4 text-lucht-600" shape={Info} /> <span>{words}</span>
    </p>
  );
}
