import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import type { Crumb } from '#lib/trail.ts';
import type { Company, Navigation, Reviews } from '../../content-queries.ts';
import { SHELL_COPY as COPY } from './copy.ts';
import { Logo } from './Logo.tsx';
import { menuHere } from './menu-here.ts';
import { NavMenu } from './NavMenu.tsx';
import { ReviewsBadge } from './ReviewsBadge.tsx';
import { SIDE_MENU_ID, SideMenu } from './SideMenu.tsx';

interface Props {
  navigation: Navigation;
  company: Company;
  reviews: Reviews;
  path: string;
  /** The way to the page. */
  trail?: readonly Crumb[] | undefined;
}

function PlainLink({ label, href, path }: { label: string; href: string; path: string }) {
  return (
    <li>
      <a
        aria-current={href === path ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full px-3 lg:max-xl:px-2 font-medium whitespace-nowrap hover:bg-zand-100 aria-[current]:bg-blad-100"
        href={href}
      >
        {label}
      </a>
    </li>
  );
}

/**
 * The fixed header: menus, reviews, phone and contact, with the reading progress under it. Where there
 * is no room for their words the last three are icons, in pixels: larger text then takes no more room.
 */
export function Header({ navigation, company, reviews, path, trail = [] }: Props) {
  const [home, ...others] = navigation.headerLinks;
  const here = menuHere(navigation.header, path, trail);
  return (
    <header className="fixed inset-x-0 top-0 low:absolute site-header z-40 border-b border-zand-200 bg-zand-50 print:hidden">
      <div className="@container wrap flex items-center gap-4 max-sm:gap-1 max-sm:px-[18px]! lg:max-xl:gap-2">
        <a aria-label={COPY.home(company.name)} className="rounded-control" href="/">
          <Logo name={company.name} nameClass="@max-[20rem]:sr-only" />
        </a>
        <nav
          aria-label={COPY.mainMenu}
          className="-mr-2 ml-2 hidden min-w-0 lg:max-xl:ml-1 text-[0.97rem] lg:block"
        >
          {/* With wider letters (WCAG 1.4.12) in two lines, and the header as tall: else what comes after it lies beside the window. */}
          <ul className="flex flex-wrap items-center">
            {home ? <PlainLink {...home} path={path} /> : null}
            {navigation.header.map((group, index) => (
              <NavMenu
                group={group}
                id={`menu-${index + 1}`}
                isHere={group === here}
                key={group.label}
                path={path}
              />
            ))}
            {others.map((link) => (
              <PlainLink key={link.href} {...link} path={path} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-3 lg:max-xl:gap-1 @max-[20rem]:gap-0">
          <ReviewsBadge fits reviews={reviews} />
          {/* From 390 px there is room for it; below it is in the menu (decision 36). */}
          <a
            aria-label={COPY.search}
            className="grid size-[44px] place-items-center rounded-full hover:bg-zand-100 @max-[22.125rem]:hidden"
            data-open="search"
            href="/sitemap"
          >
            <NamedIcon name="search" />
          </a>
          <a
            className="inline-flex items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap tabular-nums hover:bg-zand-100 max-md:size-[44px] md:min-h-11 md:px-2"
            href={`tel:${company.phone.e164}`}
          >
            <Icon name="phone" />
            <span className="max-md:sr-only">{formatPhone(company.phone.display)}</span>
          </a>
          <ButtonLink
            className="max-sm:size-[44px] max-sm:min-h-0! max-sm:px-0! sm:px-5!"
            href={navigation.contact.href}
            look="dark"
          >
            <NamedIcon className="size-5 sm:hidden" name="mail" />
            <span className="max-sm:sr-only">{navigation.contact.label}</span>
          </ButtonLink>
          <button
            aria-label={COPY.openMenu}
            className="grid size-[44px] cursor-pointer place-items-center rounded-full hover:bg-zand-100 lg:hidden"
            popoverTarget={SIDE_MENU_ID}
            type="button"
          >
            <NamedIcon className="size-6" name="menu" />
          </button>
        </div>
      </div>
      <div aria-hidden="true" className="reading-progress" data-reading-progress="" />
      <SideMenu company={company} navigation={navigation} path={path} reviews={reviews} />
    </header>
  );
}
