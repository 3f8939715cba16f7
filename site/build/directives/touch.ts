import type { ClientDirective } from 'astro';

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown'] as const;

/**
 * `client:touch`: the island's script loads when a visitor first points at, touches or focuses it,
 * and at once when this tab holds a draft to put back. Until then the HTML works by itself.
 */
const touch: ClientDirective = (load, _options, element) => {
  const start = async () => {
    for (const name of EVENTS) element.removeEventListener(name, start);
    const hydrate = await load();
    await hydrate();
  };
  let hasDraft = false;
  try {
    hasDraft = sessionStorage.getItem('sens:draft') !== null;
  } catch {
    // Storage is off: there is no draft to put back.
  }
  if (hasDraft || element.contains(document.activeElement)) {
    void start();
    return;
  }
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true });
};

export default touch;
