import { addStyles } from '#lib/browser/style-sheet.ts';
import { measure } from '../measure/measure.ts';
import { followMenus } from './follow-menus.ts';
import styles from './later.css?inline';
import { loadParts, made, type ShellParts } from './parts.ts';

/** Puts the dock in the place of its plain links; the strip in which they stood stays. */
function showDock({ dock }: ShellParts): void {
  document.querySelector('[data-dock]')?.replaceChildren(made(dock));
}

measure();
followMenus();
addStyles(styles);
const parts = await loadParts();
showDock(parts);
