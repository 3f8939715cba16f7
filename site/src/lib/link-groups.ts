/** Links under one heading. */
export interface LinkGroup {
  label: string;
  links: readonly { label: string; href: string }[];
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
