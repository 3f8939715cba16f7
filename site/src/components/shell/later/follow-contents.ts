import { addStyles } from '#lib/browser/style-sheet.ts';
import { PAGE_CONTENTS } from './names.ts';

/** The upper part of the screen: a heading that has come so far is of what is being read. */
const READ_ABOVE = 0.35;

/** Marks in the list of a page's parts the one that is being read. */
function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${PAGE_CONTENTS} li a`)];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  const mark = () => {
    const read = headings.findLast(
      (heading) => heading.getBoundingClientRect().top < innerHeight * READ_ABOVE,
    );
    for (const link of links) {
      if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // Only as a heading passes that line there is another one to mark.
  const observer = new IntersectionObserver(mark, {
    // All that is above counts with it: who jumps over a heading never sees it.
    rootMargin: `99999px 0px -${(1 - READ_ABOVE) * 100}%`,
  });
  for (const heading of headings) observer.observe(heading);
  addStyles(`${PAGE_CONTENTS} [aria-current]{text-decoration:underline 2px}`);
}

followContents();
