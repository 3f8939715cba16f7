/** Of the next card an edge is in sight, which is enough for a browser to leave it there when a key goes to it. */
addEventListener('focusin', ({ target }) => {
  const card = (target as Element).closest('.swipe > *, .carousel li');
  const row = card?.closest('.swipe, .carousel');
  if (!card || !row || !(target as Element).matches(':focus-visible')) return;
  const { left, right } = card.getBoundingClientRect();
  const { paddingLeft } = getComputedStyle(row);
  if (left < 0 || right > innerWidth) row.scrollLeft += left - Number.parseFloat(paddingLeft);
});
