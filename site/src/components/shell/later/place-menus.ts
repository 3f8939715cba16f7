/** Menus of the header under their buttons, for browsers that place nothing by an anchor. */
function placeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu-panel')) {
    const button = document.querySelector(`[popovertarget="${menu.id}"]`);
    if (!button) continue;
    const place = () => {
      const { bottom, left } = button.getBoundingClientRect();
      Object.assign(menu.style, {
        top: `${bottom}px`,
        left: `${left}px`,
        translate: '-1rem 0.375rem',
      });
    };
    menu.addEventListener('beforetoggle', place);
    addEventListener('resize', place);
    // It may have been opened before this script came.
    place();
  }
}

placeMenus();
