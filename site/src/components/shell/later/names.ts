/** By what the scripts of the shell find what its components made. */
export const DOCK_MENU_ID = 'snelmenu';
export const TERM_TIP_ID = 'uitleg-vakwoord';
