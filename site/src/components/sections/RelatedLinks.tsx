import { SECTION_COPY as COPY } from './copy.ts';

/** Where one goes from a text: the service, the tool, another article. */
export function RelatedLinks({
  links,
}: {
  links: readonly { label: string; href: string; text: string }[];
}) {
  return (
    <nav aria-labelledby="verder">
      <h2 className="text-h3" id="verder">
        {COPY.related}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {links.map(({ label, href, text }) => (
          <li className="rounded-card border border-zand-200 bg-white p-5" key={href}>
            <a className="text-link inline-flex min-h-8 items-center font-semibold" href={href}>
              {label}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
