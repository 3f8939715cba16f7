/** Where the drawings of all schemes stand, below each other in one file: a page asks for it when a badge comes near. */
const BADGES_FILE = '/certificaten.svg';

/** The height and width of a drawing, in its own measure. */
export const BADGE_SIZE = 72;

/** The schemes that have a drawing of their own, by their id in content/company.yaml. */
export const DRAWN = ['nen-2580', 'brl-9500', 'skg-ikob', 'stek'] as const;

export type DrawnScheme = (typeof DRAWN)[number];

const isDrawn = (id: string): id is DrawnScheme => DRAWN.some((one) => one === id);

/** The address of a scheme's badge; a shield for one without a drawing of its own. */
export const badgeAddress = (id: string) => `${BADGES_FILE}#${isDrawn(id) ? id : 'skg-ikob'}`;
