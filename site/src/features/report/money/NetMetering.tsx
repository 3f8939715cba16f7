import type { Report } from '@sens/engine';
import { netMeteringWords } from '#words/money/net-metering-words.ts';

/** What the end of net metering means for this household. */
export function NetMetering({ report }: { report: Report }) {
  const words = netMeteringWords(report);
  if (!words) return null;
  return (
    <section aria-labelledby="salderen" className="bg-lucht-100 py-7 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="salderen">{words.title}</h2>
        {words.forYou ? <p className="mt-3 max-w-[62ch] sm:text-lg">{words.forYou}</p> : null}
        <p className="mt-3 max-w-[68ch]">{words.explained}</p>
      </div>
    </section>
  );
}
