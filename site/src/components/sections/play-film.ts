/** Puts the film in the place of its poster at a click; until then nothing of it is fetched. */
function prepareFilm(card: Element): void {
  const stage = card.querySelector('[data-film-stage]');
  const link = card.querySelector<HTMLElement>('[data-film-link]');
  const button = card.querySelector<HTMLElement>('[data-film-play]');
  const player = card.querySelector<HTMLTemplateElement>('[data-film-player]');
  if (!stage || !link || !button || !player) return;
  button.addEventListener('click', () => {
    const film = document.importNode(player.content, true).querySelector('video');
    if (!film) return;
    // A copied element has the attribute without its effect, and sound would forbid autoplay.
    film.muted = true;
    film.poster = stage.querySelector('img')?.currentSrc ?? '';
    stage.replaceChildren(film);
    film.focus();
    // The player's own button is there for who does not allow autoplay.
    film.play().catch(() => undefined);
  });
  link.hidden = true;
  button.hidden = false;
}

for (const card of document.querySelectorAll('[data-film]')) prepareFilm(card);
