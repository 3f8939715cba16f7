import { Prose } from '#components/ui/Prose.tsx';

interface SitemapLink {
  label: string;
  href: string;
  /** For who hears links one by one: the same town stands under each service. */
  spokenBefore?: string;
}

/** Every page of the site, grouped. */
export function SitemapLinks({
  intro,
  groups,
}: {
  intro: string;
  groups: { label: string; links: readonly SitemapLink[] }[];
}) {
  return (
    <>
      <Prose markdown={intro} />
      <div className="gap-x-10 sm:columns-2 lg:columns-4">
        {groups.map((group) => (
          <section className="mb-8 break-inside-avoid" key={group.label}>
            <h2 className="text-lg">{group.label}</h2>
            <ul className="mt-1">
              {group.links.map(({ label, href, spokenBefore }) => (
                <li key={href}>
                  <a className="text-link inline-flex min-h-11 items-center sm:min-h-8" href={href}>
                    {spokenBefore ? <span className="sr-only">{`${spokenBefore} `}</span> : null}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
