import * as SESSION_KEYS from '#lib/browser/session-keys.ts';

/**
 * On a phone the form begins with who one is, and shows the rest once a visitor is in it
 * (`styles/short-form.css`). It stays whole from then on, and is at once when this tab holds a draft.
 */
for (const card of document.querySelectorAll<HTMLElement>('[data-short]')) {
  const open = () => {
    card.dataset.short = 'open';
  };
  try {
    if (sessionStorage.getItem(SESSION_KEYS.draft) !== null) open();
  } catch {
    // Storage is off: there is no draft.
  }
  if (card.contains(document.activeElement)) open();
  card.addEventListener('focusin', open, { once: true });
}
