import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { PictureData } from '#lib/pictures.ts';
import type { Company } from '../../content-queries.ts';
import { CallButton } from './CallButton.tsx';
import { SECTION_COPY as COPY } from './copy.ts';
import { SearchButton } from './SearchButton.tsx';

/** The page for an address that leads nowhere: what now, and who to ask. */
export function NotFound(props: {
  title: string;
  subtitle: string;
  body: string;
  picture?: PictureData | undefined;
  links: { label: string; href: string }[];
  company: Company;
}) {
  const { title, subtitle, body, picture, links, company } = props;
  return (
    <div className="wrap grid items-center gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:py-20">
      <div>
        <h1>{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg">{subtitle}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <SearchButton data-about="address" label={COPY.search} />
          <ButtonLink href="/" look="secondary">
            {COPY.toHome} <Icon name="arrow" />
          </ButtonLink>
          <CallButton look="secondary" phone={company.phone} />
        </div>
        <Prose className="mt-10" markdown={body} />
        <ul className="mt-6 flex flex-wrap gap-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                className="inline-flex min-h-11 items-center rounded-full border border-zand-200 bg-white px-4 font-medium hover:border-bos-600 hover:bg-blad-50"
                href={href}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {picture ? (
        <Picture
          className="mx-auto w-full max-w-[26rem] lg:max-w-none"
          picture={picture}
          priority
        />
      ) : null}
    </div>
  );
}
