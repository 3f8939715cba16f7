import type { ClientDirective } from 'astro';

/**
 * `client:request`: the report's script loads only when there is a report to show, that is when the
 * head script marked this page view so. When it cannot load, the page says so.
 */
const request: ClientDirective = async (load, _options, element) => {
  if (document.documentElement.dataset.view !== 'report') return;
  try {
    const hydrate = await load();
    await hydrate();
  } catch (error) {
    console.error(error);
    element.setAttribute('hidden', '');
    document.getElementById('laadprobleem')?.removeAttribute('hidden');
  }
};

export default request;
