/**
 * Puts what a picture stands for in its place at a click: a film, a map. Until then nothing of it is fetched, nor
 * asked of its maker; without script a plain link leads there.
 */
function prepare(facade: Element): void {
  const part = <T extends HTMLElement>(name: string) =>
    facade.querySelector<T>(`[data-facade-${name}]`);
  const stage = part('stage');
  const link = part('link');
  const button = part('open');
  const template = part<HTMLTemplateElement>('inside');
  if (!stage || !link || !button || !template) return;
  button.addEventListener('click', () => {
    const inside = document.importNode(template.content, true).querySelector<HTMLElement>('*');
    if (!inside) return;
    const film = inside instanceof HTMLVideoElement ? inside : undefined;
    if (film) {
      // A copied element has the attribute without its effect, and sound would forbid autoplay.
      film.muted = true;
      film.poster = stage.querySelector('img')?.currentSrc ?? '';
    }
    stage.replaceChildren(inside);
    inside.focus();
    // The player's own button is there for who does not allow autoplay.
    film?.play().catch(() => undefined);
  });
  link.hidden = true;
  button.hidden = false;
}

for (const facade of document.querySelectorAll('[data-facade]')) prepare(facade);
