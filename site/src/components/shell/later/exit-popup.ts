import { REPORT_PATH } from '@sens/contract';
import { isFillingIn, isFree } from '#lib/browser/overlays.ts';
import { isText, readSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { shellFile } from '#lib/shell-files.ts';
import { made } from './parts.ts';

const ARMED_AFTER_MS = 10_000;

/** On the report's own pages there is nothing to offer. */
const hasNoOffer = () => new RegExp(`^(?:${REPORT_PATH}|/rapport/)`).test(location.pathname);

/** A window that is narrow, or zoomed, is no phone: one has a mouse there. */
const isMobile = () => matchMedia('(pointer: coarse)').matches;

/**
 * Once per tab, from 10 s after the page began (spec, section 4): when the pointer leaves by the top of
 * the window, or on a phone when one scrolls up to the very top. Not over another overlay, nor while
 * somebody fills something in: then it stays armed. Who gets to the top by a key (Home) is not leaving.
 */
export function armExitPopup(markup: string): void {
  if (hasNoOffer() || readSession(SESSION_KEYS.exitIntent, isText)) return;
  const stop = new AbortController();
  const { signal } = stop;
  const offer = (mobile: boolean) => {
    if (!isFree() || isFillingIn()) return;
    stop.abort();
    // Another page of this tab may have shown it while this one stood in the history.
    if (readSession(SESSION_KEYS.exitIntent, isText)) return;
    import(/* @vite-ignore */ shellFile('exit-dialog'))
      .then(({ showExitDialog }) => showExitDialog(made(markup), mobile))
      .catch(console.warn);
  };
  const leave = ({ clientY, relatedTarget }: MouseEvent) => {
    if (clientY <= 0 && relatedTarget === null && !isMobile()) offer(false);
  };
  let before = 0;
  const scroll = () => {
    const isAtTop = scrollY <= 0 && before > 0;
    before = scrollY;
    if (isAtTop && isMobile() && !byKey) offer(true);
  };
  let byKey = false;
  for (const sign of ['keydown', 'pointerdown', 'wheel'] as const) {
    const hear = () => {
      byKey = sign === 'keydown';
    };
    addEventListener(sign, hear, { passive: true, capture: true, signal });
  }
  setTimeout(
    () => {
      before = scrollY;
      document.addEventListener('mouseout', leave, { signal });
      addEventListener('scroll', scroll, { passive: true, signal });
    },
    Math.max(0, ARMED_AFTER_MS - performance.now()),
  );
}
