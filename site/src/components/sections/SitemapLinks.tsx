import { Prose } from '#components/ui/Prose.tsx';

/** Every page of the site, grouped. */
export function SitemapLinks({
  intro,
  groups,
}: {
  intro: string;
  groups: { label: string; links: readonly { label: string; href: string }[] }[];
}) {
  return (
    <>
      <Prose markdown={intro} />
      <div className="gap-x-10 sm:columns-2 lg:columns-4">
        {groups.map((group) => (
          <section className="mb-8 break-inside-avoid" key={group.label}>
            <h2 className="text-lg">{group.label}</h2>
            <ul className="mt-1">
              {group.links.map(({ label, href }) => (
                <li key={href}>
                  <a className="text-link inline-flex min-h-8 items-center" href={href}>
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
