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
