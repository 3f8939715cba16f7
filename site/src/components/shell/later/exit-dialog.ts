import { trackEvent } from '#lib/browser/analytics.ts';
import { overlayOpened } from '#lib/browser/overlays.ts';
import { writeSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import styles from './exit-dialog.css?inline';

addStyles(styles);

/**
 * Shows the popup and tells what comes of it.
 * @param mobile it came by scrolling up to the top
 */
export function showExitDialog(dialog: HTMLDialogElement, mobile: boolean): void {
  writeSession(SESSION_KEYS.exitIntent, 'shown');
  const closed = overlayOpened('exit-intent', () => dialog.close());
  let isTaken = false;
  dialog.querySelector('a')?.addEventListener('click', ({ currentTarget }) => {
    isTaken = true;
    writeSession(SESSION_KEYS.exitIntent, 'taken');
    const { pathname, hash } = currentTarget as HTMLAnchorElement;
    trackEvent('exit_intent_cta_click', { destination: pathname + hash });
    dialog.close();
  });
  // A click on the dialog itself is one beside its content.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-dismiss]')) dialog.close();
  });
  dialog.addEventListener('close', () => {
    closed();
    dialog.remove();
    if (!isTaken) trackEvent('exit_intent_dismissed', {});
  });
  document.body.append(dialog);
  dialog.showModal();
  trackEvent('exit_intent_shown', {
    page_path: location.pathname,
    ...(mobile ? { mobile_scroll_up: true } : {}),
  });
}
