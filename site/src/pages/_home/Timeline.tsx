import { Inline } from '#components/ui/Prose.tsx';
import type { Home } from '../../content-queries.ts';

/** What happens after the request and when: a line to go along, down on a phone, across on a wide screen. */
export function Timeline({ timeline }: { timeline: Home['timeline'] }) {
  return (
    <section className="band bg-blad-50">
      <div data-plays="settle" className="wrap">
        <h2 id="daarna">{timeline.title}</h2>
        <ol className="swipe mt-5 sm:mt-12 sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-5">
          {timeline.items.map(({ when, title, text }) => (
            <li className="timeline-step" key={when}>
              <p className="text-sm font-semibold text-bos-700">{when}</p>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="max-w-[44ch]">
                <Inline markdown={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
