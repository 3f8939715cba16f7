import type { HeatPumpKind } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import { RoundStar } from '#components/ui/RoundStar.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { KIND_WORDS } from '../words/phrases.ts';

/** A kind's name, and whether it is our advice. */
export function KindName({ kind, isRecommended }: { kind: HeatPumpKind; isRecommended: boolean }) {
  return (
    <>
      <span className="block font-kop font-bold print:text-sm md:text-base lg:text-lg">
        {KIND_WORDS[kind].name}
      </span>
      {isRecommended ? (
        <span className="mb-1 flex items-center gap-1 font-tekst text-xs font-semibold tracking-normal text-bos-700">
          <Icon className="size-4" shape={RoundStar} /> {COPY.recommended}
        </span>
      ) : null}
    </>
  );
}
