/** What a row of cards that scrolls by itself cannot do without a script: buttons, arrow keys, and going round. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes one carousel work. */
export function prepareCarousel(carousel: Element): void {
  const view = carousel.querySelector<HTMLElement>('.carousel');
  const [first, second] = view?.querySelectorAll<HTMLElement>('li') ?? [];
  if (!view || !first || !second) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  /** The card a movement is on its way to: quick presses count from there, not from where it is just now. */
  let goal: number | undefined;

  /** Goes some cards on; beyond the last comes the first. */
  function move(by: number): void {
    if (!view || !first || !second) return;
    const width = second.offsetLeft - first.offsetLeft;
    const last = Math.round((view.scrollWidth - view.clientWidth) / width);
    const next = (goal ?? Math.round(view.scrollLeft / width)) + by;
    goal = next > last ? 0 : next < 0 ? last : next;
    // Firefox goes back to where it last came to rest when a card is laid out anew on the way.
    view.style.scrollSnapType = 'none';
    view.scrollTo({ left: goal * width, behavior: calm.matches ? 'instant' : 'smooth' });
  }

  const settle = () => {
    goal = undefined;
    view.style.scrollSnapType = '';
  };
  // A finger or a wheel sets out from where the cards are.
  for (const event of ['scrollend', 'pointerdown', 'wheel']) {
    view.addEventListener(event, settle, { passive: true });
  }
  const go = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(by);
  };
  view.addEventListener('keydown', go);
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => move(Number(button.dataset.step)));
    button.addEventListener('keydown', go);
    button.hidden = false;
  }
}
