import { Info, ListOrdered } from 'lucide-react';
import { Icon, type IconChoice } from '#components/ui/Icon.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { VerdictTone, VerdictWords } from '../words/verdict-words.ts';

const LOOKS: Record<VerdictTone, { icon: IconChoice; box: string; disc: string }> = {
  now: { icon: { name: 'check' }, box: 'bg-blad-100', disc: 'bg-bos-600 text-white' },
  after: { icon: { shape: ListOrdered }, box: 'bg-zand-100', disc: 'bg-zon-400 text-bos-950' },
  costs: { icon: { shape: Info }, box: 'bg-zand-100', disc: 'bg-zon-400 text-bos-950' },
  not: { icon: { name: 'close' }, box: 'bg-zand-100', disc: 'bg-bos-950 text-white' },
  done: { icon: { name: 'check' }, box: 'bg-blad-100', disc: 'bg-bos-600 text-white' },
};

/** The verdict: an icon, a few words, the sentence that goes with them, and why. */
export function Verdict({
  words: { tone, title, sentence, why, isAssumed },
}: {
  words: VerdictWords;
}) {
  const { icon, box, disc } = LOOKS[tone];
  return (
    <div className={`rounded-card p-4 sm:p-5 ${box}`} data-verdict={tone}>
      <div className="flex items-center gap-4">
        <span className={`grid size-12 shrink-0 place-items-center rounded-full ${disc}`}>
          <Icon className="size-6" {...icon} />
        </span>
        <p className="font-kop text-[1.625rem] leading-tight font-bold tracking-tight">{title}</p>
      </div>
      <p className="mt-3 font-medium">
        {sentence}
        {isAssumed ? (
          <>
            {' '}
            <a className="text-link" href={`#vraag-${ADDRESS_KEYS.heating}`}>
              {COPY.assumedChange}
            </a>
          </>
        ) : null}
      </p>
      {why.map((text) => (
        <p className="mt-1.5 text-sm" key={text}>
          {text}
        </p>
      ))}
    </div>
  );
}
