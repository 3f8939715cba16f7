/** The shell's few behaviours that HTML and CSS cannot do by themselves. */

/** The copyright year stays right on New Year's Day without a rebuild. */
function keepYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('footer [data-year]')) {
    if (place.textContent !== year) place.textContent = year;
  }
}

/** A menu closes on a link of its own, also when that link stays on the page. */
function closeMenusOnLink(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const inside = relatedTarget instanceof Node && menu.contains(relatedTarget);
      if (relatedTarget && !inside && menu.matches(':popover-open')) menu.hidePopover();
    });
  }
}

/** Reading progress where the browser has no scroll-driven animation. */
function followScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (!bar) return;
  const show = () => {
    const length = document.documentElement.scrollHeight - window.innerHeight;
    bar.style.transform = `scaleX(${length > 0 ? window.scrollY / length : 0})`;
  };
  window.addEventListener('scroll', () => requestAnimationFrame(show), { passive: true });
  show();
}

/** The search as a file of its own (`build/search-script.ts`); Vite serves the source in development. */
const SEARCH = import.meta.env.DEV ? '/src/components/shell/search/open-search.ts' : '/search.js';

/** Links to the list of all pages open the search; when it cannot be had, they are links again. */
function searchOnRequest(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-search]');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    import(/* @vite-ignore */ SEARCH)
      .then(({ openSearch }) => openSearch(link.dataset.search))
      .catch(() => location.assign(link.href));
  });
}

keepYear();
searchOnRequest();
closeMenusOnLink();
followScroll();
