/** A page on the way to this one, or this one itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** Pages that have others under them. */
const ABOVE: readonly Crumb[] = [
  { name: 'Tools', path: '/tools' },
  { name: 'Veelgestelde vragen', path: '/veelgestelde-vragen' },
];

/** A page as its text file describes it. */
interface NamedPage {
  name?: string | undefined;
  hero: { title: string };
}

/** What a page is called on the way to it. */
export const nameOf = ({ name, hero }: NamedPage): string => name ?? hero.title;

/** The way from the home page to a page. */
export function trailOf(path: string, title: string): Crumb[] {
  return [
    { name: 'Home', path: '/' },
    ...ABOVE.filter((above) => path.startsWith(`${above.path}/`)),
    { name: title, path },
  ];
}
