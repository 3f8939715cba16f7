/** Safari reaches no row by keyboard that scrolls by itself; on wide screens nothing of it scrolls. */
const narrow = matchMedia('(width < 36rem)');
function letRowsBeReached(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.swipe')) {
    if (narrow.matches) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }
}
letRowsBeReached();
narrow.addEventListener('change', letRowsBeReached);
