import { ButtonLink } from '#components/ui/Button.tsx';
import type { Heading } from '#lib/page-contents.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** What stands on this page, beside its text on wide screens: it stays in view while one reads. */
export function PageContents({ headings, cta }: { headings: readonly Heading[]; cta: string }) {
  return (
    <nav
      aria-label={COPY.onThisPage}
      className="sticky top-28 mt-10 rounded-large first:mt-0 border border-zand-200 bg-white p-6 max-lg:hidden"
    >
      <p className="font-kop text-lg font-bold">{COPY.onThisPage}</p>
      <ul className="mt-2">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-9 items-center py-1 leading-snug hover:underline underline-offset-4"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-4" href={cta}>
        {COPY.reportButton}
      </ButtonLink>
    </nav>
  );
}
