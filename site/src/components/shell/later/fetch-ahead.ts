import { reportPath } from '@sens/contract';

const NOT_AHEAD = ['/functions/', reportPath(''), '/film/', '/images/'];

/** The page that a link leads to, when it may be had before it is asked for. */
function pageAhead(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.search !== '') return undefined;
  const { pathname } = link;
  if (pathname === location.pathname || NOT_AHEAD.some((start) => pathname.startsWith(start))) {
    return undefined;
  }
  return pathname;
}

/**
 * For browsers without speculation rules (`SPECULATION_RULES`): a page that is pointed at or touched
 * comes into the browser's cache, so that only a question whether it changed is left. By `fetch`, as
 * Safari knows no `link rel=prefetch` and the policy has no name for one.
 */
function fetchAhead(): void {
  if (navigator.connection?.saveData) return;
  const fetched = new Set<string>();
  const follow = ({ target }: Event) => {
    const path = pageAhead(target);
    if (!path || fetched.has(path)) return;
    fetched.add(path);
    // Asked for again when it is really wanted.
    fetch(path, { priority: 'low' }).catch(() => fetched.delete(path));
  };
  document.addEventListener('pointerover', follow, { passive: true });
  document.addEventListener('touchstart', follow, { passive: true });
}

fetchAhead();
