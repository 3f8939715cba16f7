import { FORM_WHOLE } from './form-shown.ts';

/**
 * On a phone the form begins with who one is, and shows the rest once a visitor is in it or asks for it
 * (`styles/short-form.css`). It stays whole from then on, when a draft is put back, and for who comes back to the page.
 */
const wasWhole = document.documentElement.dataset[FORM_WHOLE] !== undefined;
for (const card of document.querySelectorAll<HTMLElement>('[data-short]')) {
  const more = card.querySelector('label.short-more');
  // The label leads into the form where this script has not come yet; from here on a button can.
  const button = document.createElement('button');
  button.type = 'button';
  button.className = more?.className ?? '';
  button.append(...(more?.childNodes ?? []));
  more?.replaceWith(button);

  const open = () => {
    if (card.dataset.short === 'open') return;
    card.dataset.short = 'open';
    history.replaceState({ ...history.state, [FORM_WHOLE]: true }, '');
  };
  card.dataset.short = wasWhole ? 'open' : 'closed';
  const ofPerson = card.querySelectorAll<HTMLInputElement>('input[autocomplete]');
  const isBegun = [...ofPerson].some(({ value, defaultValue }) => value !== defaultValue);
  if (isBegun || card.contains(document.activeElement)) open();
  button.addEventListener('click', () => {
    open();
    card.querySelector<HTMLElement>('[name="postcode"]')?.focus();
  });
  for (const event of ['focusin', 'input'])
    card.addEventListener(event, ({ target }) => {
      if (target !== button) open();
    });
}
