/** Links under one heading. */
export interface LinkGroup {
  label: string;
  links: readonly { label: string; href: string }[];
}

/** The heading of the legal pages, which the footer shows without one. */
const LEGAL = 'Juridisch';

/** Every link of the menus, in their groups. */
export const menuGroups = (
  menus: Record<'header' | 'footer', readonly LinkGroup[]> & { legal: LinkGroup['links'] },
): LinkGroup[] => [...menus.header, ...menus.footer, { label: LEGAL, links: menus.legal }];

/** The heading of the articles where no menu names one. */
const KNOWLEDGE = 'Kennisbank';

/** Articles under the heading that the menus have for them: a new one stands in no menu yet. */
export function articleGroup(
  articles: LinkGroup['links'],
  groups: readonly LinkGroup[],
): LinkGroup {
  const paths = new Set(articles.map(({ href }) => href));
  const named = groups.find(({ links }) => links.some(({ href }) => paths.has(href)));
  return { label: named?.label ?? KNOWLEDGE, links: articles };
}

/** A page and those below its path, under its name. */
export function groupBelow(
  path: string,
  texts: readonly { path: string; name: string }[],
): LinkGroup {
  const below = texts.filter((text) => text.path === path || text.path.startsWith(`${path}/`));
  const label = below.find((text) => text.path === path)?.name ?? '';
  return { label, links: below.map((text) => ({ label: text.name, href: text.path })) };
}

/**
 * Puts groups with the same heading together and names each page once, where it is met first.
 * A group that holds nothing new is left out.
 */
export function mergeLinkGroups(groups: readonly LinkGroup[]): LinkGroup[] {
  const seen = new Set<string>();
  const merged = new Map<string, { label: string; href: string }[]>();
  for (const { label, links } of groups) {
    const fresh = links.filter(({ href }) => !seen.has(href));
    for (const { href } of fresh) seen.add(href);
    if (fresh.length > 0) merged.set(label, [...(merged.get(label) ?? []), ...fresh]);
  }
  return [...merged].map(([label, links]) => ({ label, links }));
}
