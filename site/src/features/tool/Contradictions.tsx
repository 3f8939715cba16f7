import type { Contradiction } from '@sens/engine';
import { Info } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { CONTRADICTION_FIELD, contradictionWords } from './contradiction-words.ts';
import { TOOL_COPY as COPY } from './copy.ts';

/** Answers that do not go together, each with the way to the question. */
export function Contradictions({
  contradictions,
  className = '',
}: {
  contradictions: readonly Contradiction[];
  className?: string;
}) {
  if (contradictions.length === 0) return null;
  return (
    <div
      className={`flex gap-3 rounded-control border border-lucht-600 bg-lucht-100 p-4 text-sm ${className}`}
      data-contradictions
    >
      <Icon className="mt-0.5 size-5 text-lucht-600" shape={Info} />
      <div>
        <p className="font-semibold">{COPY.contradictions}</p>
        <ul className="mt-1 grid gap-1">
          {contradictions.map((one) => (
            <li key={one.code}>
              {`${contradictionWords(one)} `}
              {one.code === 'antwoord-aangepast' ? null : (
                <a
                  className="text-link"
                  href={`#vraag-${ADDRESS_KEYS[CONTRADICTION_FIELD[one.code]]}`}
                >
                  {COPY.toQuestion}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
