import type { Report } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { netMeteringWords } from '#words/money/net-metering-words.ts';
import { PAGE_COPY } from '../copy.ts';

/** What the end of net metering means for this household. */
export function NetMetering({ report }: { report: Report }) {
  const words = netMeteringWords(report);
  if (!words) return null;
  return (
    <section aria-labelledby="salderen" className="bg-lucht-100 py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="salderen">{words.title}</h2>
        {words.forYou ? (
          <>
            <p className="mt-3 max-w-[62ch] sm:text-lg">{words.forYou}</p>
            <PhoneFold className="mt-2" title={PAGE_COPY.netMetering}>
              <p className="max-w-[68ch] lg:mt-3">{words.explained}</p>
            </PhoneFold>
          </>
        ) : (
          <p className="mt-3 max-w-[68ch]">{words.explained}</p>
        )}
      </div>
    </section>
  );
}
