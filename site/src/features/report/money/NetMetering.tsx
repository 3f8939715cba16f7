import type { Report } from '@sens/engine';
import { type NetMeteringCard, netMeteringWords } from '#words/money/net-metering-words.ts';
import { Card } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { RangeBars } from './RangeBars.tsx';

function MeteringCard({ title, texts, table, ground, list = [] }: NetMeteringCard) {
  return (
    <Card title={title}>
      {texts.map((text) => (
        <p className="mt-1" key={text}>
          {text}
        </p>
      ))}
      {list.length > 0 ? (
        <ul className="mt-1 grid list-disc gap-2 pl-5">
          {list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
      {table ? <RangeBars {...table} /> : null}
      {ground ? <p className="mt-2 text-sm">{ground}</p> : null}
    </Card>
  );
}

/** The end of net metering: what it is, what it means for this household, and what one can do about it. */
export function NetMetering({ report }: { report: Report }) {
  const words = netMeteringWords(report);
  if (!words) return null;
  return (
    <section aria-labelledby="salderen" className="bg-lucht-100 py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="salderen">{words.title}</h2>
        <p className="mt-2 max-w-[62ch] sm:text-lg">{words.lead}</p>
        <Cards>
          {words.cards.map((card) => (
            <MeteringCard key={card.title} {...card} />
          ))}
        </Cards>
      </div>
    </section>
  );
}
