import { Inline } from '#components/ui/Prose.tsx';
import type { Home } from '../../content-queries.ts';

/** Links to the towns in the specification's three tiers. */
export function Regions({
  words,
  tiers,
}: {
  words: Home['regions'];
  tiers: readonly { title: string; towns: readonly { name: string; href: string }[] }[];
}) {
  return (
    <section className="band bg-zand-50">
      <div data-plays="settle" className="wrap">
        <h2 id="regio">{words.title}</h2>
        <div className="mt-3 grid gap-y-1 sm:mt-8 sm:gap-x-10 sm:gap-y-6 lg:grid-cols-[1fr_1.6fr_1fr]">
          {tiers.map(({ title, towns }) => (
            <div className="border-t-2 border-bos-900 pt-2" key={title}>
              <h3 className="text-lg max-sm:text-base">{title}</h3>
              <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 sm:mt-1 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
                {towns.map(({ name, href }) => (
                  <li key={href}>
                    <a
                      className="text-link inline-flex min-h-11 items-center max-sm:text-sm"
                      href={href}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-2 sm:mt-8">
          <Inline markdown={words.missing} />
        </p>
      </div>
    </section>
  );
}
