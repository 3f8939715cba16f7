import { ButtonLink } from '#components/ui/Button.tsx';
import { Inline } from '#components/ui/Prose.tsx';
import type { Home } from '../../content-queries.ts';

/** Why something worth money is free: said plainly, before the visitor wonders. */
export function WhyFree({ free, action }: { free: Home['free']; action: string }) {
  return (
    <section className="band relative isolate bg-blad-50" data-backdrop="free">
      <div
        data-plays="settle"
        className="wrap grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.4fr]"
      >
        <div>
          <h2 id="gratis">{free.title}</h2>
          <p className="mt-3 max-w-[44ch] sm:mt-4 sm:text-lg">
            <Inline markdown={free.intro} />
          </p>
          <ButtonLink className="mt-4 sm:mt-7" href="#energy-form" look="dark">
            {action}
          </ButtonLink>
        </div>
        <ol className="swipe sm:grid sm:gap-8">
          {free.items.map((item) => (
            <li className="border-l-4 border-zon-400 pl-4 sm:pl-6" key={item.title}>
              <h3>{item.title}</h3>
              <p className="mt-1.5 max-w-[60ch]">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
