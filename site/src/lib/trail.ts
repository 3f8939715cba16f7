/** A page on the way to this one, or this one itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page: tools stand under /tools, everything else under home. */
export function trailOf(path: string, title: string): Crumb[] {
  return [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/tools/') ? [{ name: 'Tools', path: '/tools' }] : []),
    { name: title, path },
  ];
}
