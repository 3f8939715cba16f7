import { SECTION_COPY as COPY } from './copy.ts';

/** Says that a claim is an example until the company confirms it. */
export function SampleMark({ onDark = false }: { onDark?: boolean }) {
  return (
    <span
      className={`ml-2 inline-block rounded-full px-2 py-0.5 align-middle font-tekst text-xs font-normal tracking-normal whitespace-nowrap ${onDark ? 'bg-white/15' : 'bg-zand-200'}`}
    >
      {COPY.sample}
    </span>
  );
}
