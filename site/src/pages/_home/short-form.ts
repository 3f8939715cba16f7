/**
 * On a phone the form begins with who one is, and shows the rest once a visitor is in it or asks for it
 * (`styles/short-form.css`). It stays whole from then on, and when a draft is put back.
 */
for (const card of document.querySelectorAll<HTMLElement>('[data-short]')) {
  const more = card.querySelector('label.short-more');
  // The label leads into the form where this script has not come yet; from here on a button can.
  const button = document.createElement('button');
  button.type = 'button';
  button.className = more?.className ?? '';
  button.append(...(more?.childNodes ?? []));
  more?.replaceWith(button);

  const open = () => {
    card.dataset.short = 'open';
  };
  card.dataset.short = card.contains(document.activeElement) ? 'open' : 'closed';
  button.addEventListener('click', () => {
    open();
    card.querySelector<HTMLElement>('[name="postcode"]')?.focus();
  });
  for (const event of ['focusin', 'input'])
    card.addEventListener(event, ({ target }) => {
      if (target !== button) open();
    });
}
