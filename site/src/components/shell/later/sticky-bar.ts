import { focusContent } from '#lib/browser/focus-content.ts';
import { followHeight } from '#lib/browser/follow-height.ts';
import { isFillingIn } from '#lib/browser/overlays.ts';
import { readSession, writeSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { made } from './parts.ts';

const SHOWN_BEYOND_PX = 300;

const isTrue = (value: unknown): value is true => value === true;

/** What lies clear of the bar. Not by a property of the root: all of the page would inherit it, and be styled anew. */
const makeRoom = (px: number) =>
  `html{scroll-padding-bottom:calc(${px}px + 5rem)}.dock,.notices,body>footer{--bar-height:${px}px}`;

/**
 * On the home page: hidden until one has scrolled beyond 300 px, then there until it is closed (spec,
 * section 4), in this tab for good. It does not come while somebody is filling something in.
 */
export function offerBar(markup: string, dock: Element): void {
  if (location.pathname !== '/' || readSession(SESSION_KEYS.barClosed, isTrue)) return;
  const bar = made(markup);
  const stop = new AbortController();
  let takeRoomAway: (() => void) | undefined;
  const look = () => {
    if (scrollY <= SHOWN_BEYOND_PX || isFillingIn()) return;
    stop.abort();
    bar.hidden = false;
    takeRoomAway = followHeight(bar, makeRoom);
  };
  bar.querySelector('button')?.addEventListener('click', () => {
    takeRoomAway?.();
    bar.remove();
    focusContent();
    writeSession(SESSION_KEYS.barClosed, true);
  });
  dock.before(bar);
  addEventListener('scroll', look, { passive: true, signal: stop.signal });
  look();
}
