/**
 * On a phone the form begins with who one is, and shows the rest once a visitor is in it
 * (`styles/short-form.css`). It stays whole from then on, and when a draft is put back.
 */
for (const card of document.querySelectorAll<HTMLElement>('[data-short]')) {
  const open = () => {
    card.dataset.short = 'open';
  };
  if (card.contains(document.activeElement)) open();
  for (const event of ['focusin', 'input']) card.addEventListener(event, open, { once: true });
}
