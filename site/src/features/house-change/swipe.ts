/** Every handle moves the line between its two pictures. */
for (const handle of document.querySelectorAll<HTMLInputElement>('[data-split] input')) {
  const follow = () => {
    handle.closest<HTMLElement>('[data-split]')?.style.setProperty('--split', handle.value);
    handle.ariaValueText = (handle.dataset.words ?? '').replace('{percent}', handle.value);
  };
  handle.addEventListener('input', follow);
  // A browser that comes back to the page puts the handle where it was left.
  follow();
}

/** Which house is shown follows from styles alone; read out is what it comes to, once the choice rests. */
const REST_MS = 900;

function sayChosen(): void {
  const choices = document.querySelector('.house-change fieldset');
  if (!choices) return;
  const said = document.createElement('p');
  said.role = 'status';
  said.className = 'sr-only';
  choices.append(said);
  let timer: ReturnType<typeof setTimeout> | undefined;
  choices.addEventListener('change', ({ target }) => {
    const { value, labels } = target as HTMLInputElement;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const states = document.querySelectorAll(`[data-woningtype="${value}"] dl > div`);
      const words = [...states].map((state) => {
        const textOf = (selector: string) => state.querySelector(selector)?.textContent;
        const label = state.querySelector('svg')?.getAttribute('aria-label');
        return `${textOf('dt')}: ${label}, ${textOf('dd > span')}`;
      });
      said.textContent = `${labels?.[0]?.textContent}. ${words.join('. ')}.`;
    }, REST_MS);
  });
}

sayChosen();
