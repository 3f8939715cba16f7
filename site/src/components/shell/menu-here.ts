import type { Crumb } from '#lib/trail.ts';

interface Menu {
  links: readonly { href: string }[];
}

/**
 * The menu that a page belongs to: with a link to the page itself, to one above it, or to those under it. A page may
 * stand in two menus: one place is marked.
 * @param trail the way to the page
 */
export function menuHere<Kind extends Menu>(
  menus: readonly Kind[],
  path: string,
  trail: readonly Crumb[],
): Kind | undefined {
  const way = [path, ...trail.map((crumb) => crumb.path)];
  return menus.find(({ links }) =>
    links.some(({ href }) => way.includes(href) || href.startsWith(`${path}/`)),
  );
}
