import type { ClientDirective } from 'astro';

/** Says on the page that its script could not be loaded (spec, section 8). */
function sayLoadProblem(island: HTMLElement): void {
  island.setAttribute('hidden', '');
  document.getElementById('laadprobleem')?.removeAttribute('hidden');
}

/**
 * `client:request`: the report's script loads only when there is a report to show, that is when the
 * head script marked this page view so. When it cannot load, the page says so.
 */
const request: ClientDirective = async (load, _options, element) => {
  if (document.documentElement.dataset.view !== 'report') return;
  // The island keeps its own loading errors to itself and tells of them by this event.
  element.addEventListener('astro:hydration-error', () => sayLoadProblem(element));
  const hydrate = await load();
  await hydrate();
};

export default request;
