import type { Report } from '@sens/engine';
import { memo, useEffect, useState } from 'react';
import { netMeteringWords } from '#words/money/net-metering-words.ts';
import { PAGE_COPY as COPY } from './copy.ts';

/** A band in the upper part of the screen: what crosses it is being read. */
const READING = { rootMargin: '-30% 0px -65%' };

const { parts } = COPY;

/** The parts to jump to: id of each heading, and its name in the list. */
function partsOf(report: Report): [id: string, name: string][] {
  const hasPlan = report.plan.length > 0;
  const netMetering = netMeteringWords(report);
  return [
    ['huis-nu', parts.now],
    ['warmteverlies', parts.heat],
    ['plan', parts.plan],
    ...(hasPlan ? ([['betalen', parts.pay]] as [string, string][]) : []),
    ...(netMetering ? ([['salderen', netMetering.year]] as [string, string][]) : []),
  ];
}

/** Everything that stands below each other in a report, listed or not: its head, its parts, its sources. */
const ALL_PARTS = '[data-report] > :is(header, section)';

/** Id of the heading of the part that is being read; of what has none, and is in no list, nothing. */
function useReading(): string {
  const [reading, setReading] = useState('');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setReading(seen.target.getAttribute('aria-labelledby') ?? '');
    }, READING);
    for (const part of document.querySelectorAll(ALL_PARTS)) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return reading;
}

/** A slim list of the report's parts that stays in view and shows where one is. */
export const Contents = memo(function Contents({ report }: { report: Report }) {
  const list = partsOf(report);
  const reading = useReading();
  return (
    <nav
      aria-label={COPY.contents}
      className="sticky top-header low:static z-20 border-b border-zand-200 bg-zand-50 print:hidden"
      data-contents
    >
      <ul className="wrap flex justify-between sm:justify-start sm:gap-4">
        {list.map(([id, name]) => (
          <li key={id}>
            <a
              aria-current={reading === id ? 'location' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-1.5 text-sm font-semibold text-bos-700 no-underline not-aria-[current]:forced-colors:border-[Canvas] aria-[current]:border-zon-500 aria-[current]:text-bos-950 sm:px-3"
              href={`#${id}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
