import type { ClientDirective } from 'astro';
import { type HydrationError, sayLoadProblem } from './load-problem.ts';

/**
 * `client:request`: the report's script loads only when there is a report to show, that is when the
 * head script marked this page view so. When it cannot load, the page says so.
 */
const request: ClientDirective = async (load, _options, element) => {
  if (document.documentElement.dataset.view !== 'report') return;
  // The island keeps its own loading errors to itself and tells of them by this event.
  element.addEventListener('astro:hydration-error', (event) => {
    element.hidden = true;
    sayLoadProblem((event as HydrationError).detail.error);
  });
  const hydrate = await load();
  await hydrate();
};

export default request;
