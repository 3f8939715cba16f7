import { overlayOpened } from '#lib/browser/overlays.ts';
import { DOCK_MENU_ID } from './names.ts';

/** Menus are native popovers, which open by themselves: tells the other overlays of them. */
export function followMenus(): void {
  const closed = new Map<EventTarget, () => void>();
  const tell = (menu: HTMLElement) =>
    closed.set(
      menu,
      overlayOpened(menu.id === DOCK_MENU_ID ? 'dock' : 'menu', () => menu.hidePopover()),
    );
  const isMenu = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.popover === 'auto';
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (!isMenu(event.target)) return;
      if (event.newState === 'open') tell(event.target);
      else closed.get(event.target)?.();
    },
    true,
  );
  // One may have been opened before this script came.
  document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open').forEach(tell);
}
