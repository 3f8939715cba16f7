import type { ClientDirective } from 'astro';
import { isAsGiven } from '../../src/lib/browser/as-given.ts';
import * as SESSION_KEYS from '../../src/lib/browser/session-keys.ts';

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown'] as const;

/** How long a form that was sent before its script arrived waits for it; then the server takes it. */
const SCRIPT_WAIT_MS = 3_000;

/** The form's script runs: it says so itself, as React takes over some time after it has loaded. */
const isLive = (form: HTMLFormElement) => form.dataset.live !== undefined;

/** A browser that brings somebody back put in what they had filled in: what stands beside it does not say so yet. */
const isFilledIn = (element: Element) => ![...element.querySelectorAll('input')].every(isAsGiven);

/**
 * `client:touch`: the island's script loads when a visitor first points at, touches or focuses it,
 * and at once when this tab holds a draft to put back or the form is not empty. Until then the HTML
 * works by itself: a form whose first touch is its button waits for the script a moment, and goes to
 * the server without it.
 */
const touch: ClientDirective = (load, _options, element) => {
  const start = async () => {
    for (const name of EVENTS) element.removeEventListener(name, start);
    const hydrate = await load();
    await hydrate();
  };
  element.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isLive(form)) return;
    event.preventDefault();
    const since = Date.now();
    const send = () => {
      if (isLive(form)) form.requestSubmit();
      else if (Date.now() - since > SCRIPT_WAIT_MS) form.submit();
      else setTimeout(send, 50);
    };
    send();
  });
  let hasDraft = false;
  try {
    hasDraft = sessionStorage.getItem(SESSION_KEYS.draft) !== null;
  } catch {
    // Storage is off: there is no draft to put back.
  }
  // This script comes after the first paint: a touch may have been first.
  const isTouched =
    element.contains(document.activeElement) || navigator.userActivation?.hasBeenActive;
  if (hasDraft || isTouched || isFilledIn(element)) {
    void start();
    return;
  }
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true });
};

export default touch;
