import type { Report } from '@sens/engine';
import { Folded } from '#components/ui/Folded.tsx';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { netMeteringWords } from '#words/money/net-metering-words.ts';

/** What the end of net metering means for this household. */
export function NetMetering({ report }: { report: Report }) {
  const words = netMeteringWords(report);
  if (!words) return null;
  return (
    <section aria-labelledby="salderen" className="bg-lucht-100 py-10 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="salderen">{words.title}</h2>
        {words.forYou ? <p className="mt-3 max-w-[60ch] text-lg">{words.forYou}</p> : null}
        <Folded className="mt-1" summary={COPY.yearWhy}>
          <p className="max-w-[60ch]">{words.explained}</p>
        </Folded>
      </div>
    </section>
  );
}
