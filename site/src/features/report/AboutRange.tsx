import type { Range } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { aboutWords } from '#words/money/money-words.ts';

/** An amount as its middle, with the range around it on a line of its own; neither is ever broken. */
export function AboutRange({ range }: { range: Range }) {
  const about = aboutWords(range);
  const around = formatEuroRange(range);
  return (
    <>
      <span className="whitespace-nowrap">{about}</span>
      {about === around ? null : (
        <>
          {' '}
          <span className="block text-sm font-normal whitespace-nowrap">({around})</span>
        </>
      )}
    </>
  );
}
