/** By what the scripts of the shell find what its components made. */
export const DOCK_MENU_ID = 'snelmenu';
export const TERM_TIP_ID = 'uitleg-vakwoord';

/** The list beside a text; that of a report marks its parts itself. */
export const PAGE_CONTENTS = 'main nav.sticky:not([data-contents])';
