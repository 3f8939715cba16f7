import { SECTION_COPY as COPY } from './copy.ts';

/**
 * Says that a claim is an example until the company confirms it. A space keeps it from what it is about,
 * not a margin: on a line of its own it then begins where the others do, and keeps its number with it.
 */
export function SampleMark({ onDark = false }: { onDark?: boolean }) {
  return (
    <>
      {' '}
      <span
        className={`rounded-full px-2 py-0.5 align-middle font-tekst text-xs font-normal tracking-normal whitespace-nowrap ${onDark ? 'bg-white/15' : 'bg-zand-200'}`}
      >
        {COPY.sample}
      </span>
    </>
  );
}
