import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import type { Company, Navigation, Reviews } from '../../content-queries.ts';
import { SHELL_COPY as COPY } from './copy.ts';
import { ReviewsBadge } from './ReviewsBadge.tsx';

export const SIDE_MENU_ID = 'zijmenu';

const LINK =
  'flex min-h-11 items-center rounded-control px-3 hover:bg-blad-50 aria-[current]:bg-blad-100 aria-[current]:font-semibold';

/** The menu that slides in on small screens; a native popover, closed by a link, Escape or a tap beside it. */
export function SideMenu({
  navigation,
  company,
  reviews,
  path,
}: {
  navigation: Navigation;
  company: Company;
  reviews: Reviews;
  path: string;
}) {
  const groups = [{ label: company.name, links: navigation.headerLinks }, ...navigation.header];
  return (
    <nav
      aria-label={COPY.sideMenu}
      className="side-menu overflow-y-auto overscroll-contain bg-white px-4 pt-3 pb-10"
      id={SIDE_MENU_ID}
      popover="auto"
    >
      <div className="flex gap-3">
        <a className={`${LINK} flex-1 bg-zand-100`} data-open="search" href="/sitemap">
          <NamedIcon className="mr-2.5 size-5" name="search" /> {COPY.search}
        </a>
        <button
          aria-label={COPY.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: of a popover it is heard as it opens, and not as the page comes
          autoFocus
          className="grid size-12 cursor-pointer place-items-center rounded-full hover:bg-zand-100"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon className="size-6" name="close" />
        </button>
      </div>
      {groups.map((group) => (
        <section className="border-b border-zand-200 py-4 last:border-0" key={group.label}>
          <h2 className="px-3 pb-1 font-tekst text-sm font-semibold tracking-normal text-bos-600">
            {group.label}
          </h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <a
                  aria-current={link.href === path ? 'page' : undefined}
                  className={LINK}
                  href={link.href}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-5 grid gap-3">
        <ButtonLink href={`tel:${company.phone.e164}`} look="secondary">
          <Icon name="phone" /> {formatPhone(company.phone.display)}
        </ButtonLink>
        <ButtonLink href={navigation.contact.href} look="dark">
          {navigation.contact.label}
        </ButtonLink>
        <ReviewsBadge className="justify-self-center" reviews={reviews} />
      </div>
    </nav>
  );
}
