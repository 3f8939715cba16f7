/** Where the drawings stand, below each other in one file: the page asks for it when a badge comes near. */
const BADGES_FILE = '/certificaten.svg';

/** Of a drawing, in its own measure. */
export const BADGE_SIZE = 72;

const TINT = 'fill="#cfe6c8"';
const SUN = 'stroke="#f7b31b"';

/** By the id of the scheme in content/company.yaml. */
const DRAWINGS = {
  // A floor plan with a measure along it.
  'nen-2580': `<path ${TINT} d="M22 20h28v24H22z"/><path d="M22 20h28v24H40M34 44H22V20M36 20v9M36 35v9"/><path ${SUN} d="M22 51h28M22 48v6M50 48v6M31 49.5v3M41 49.5v3"/>`,
  // A house with bars from short to long.
  'brl-9500': `<path ${TINT} d="M20 35 36 21l16 14v18H20z"/><path d="M17 37.5 36 21l19 16.5M21 34v19h30V34"/><path ${SUN} d="M28 38h6M28 43h11M28 48h16"/>`,
  // The unit of a heat pump with its fan, and a drop.
  'f-gassen': `<path ${TINT} d="M19 22h34v27H19z"/><path d="M19 22h34v27H19zM24 49v4M48 49v4M45 28h4M45 33h4"/><circle cx="32" cy="35.5" r="8.5"/><path ${SUN} d="M32 35.5v-6M32 35.5l5.2 3M32 35.5l-5.2 3"/>`,
  // A shield with a tick.
  'skg-ikob': `<path ${TINT} d="M36 17c5 4 10 5 16 5 0 15-3 27-16 33-13-6-16-18-16-33 6 0 11-1 16-5z"/><path ${SUN} d="m28.5 36 5.5 5.5 10-11" stroke-width="3"/>`,
  // A snowflake.
  stek: `<circle ${TINT} cx="36" cy="36" r="18" stroke="none"/>${[0, 60, 120].map((turn) => `<path d="M36 18v36M31.5 21.5 36 26l4.5-4.5M31.5 50.5 36 46l4.5 4.5" transform="rotate(${turn} 36 36)"/>`).join('')}<circle fill="#ffc53d" cx="36" cy="36" r="3.5"/>`,
};

const isDrawn = (id: string): id is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, id);

/** The address of a scheme's badge; a shield for one without a drawing of its own. */
export const badgeAddress = (id: string) => `${BADGES_FILE}#${isDrawn(id) ? id : 'skg-ikob'}`;

/**
 * Our own drawing of what each scheme is about, never its mark: that is the scheme's own, and shown by
 * who holds the certificate. Each in a round badge, with a view of its id.
 */
export function badgesSvg(): string {
  const badges = Object.entries(DRAWINGS).map(([id, drawing], index) => {
    const top = index * BADGE_SIZE;
    return `<view id="${id}" viewBox="0 ${top} ${BADGE_SIZE} ${BADGE_SIZE}"/><g transform="translate(0 ${top})"><circle fill="#f3f8f0" stroke="#cfe6c8" cx="36" cy="36" r="34.5"/>${drawing}</g>`;
  });
  const height = badges.length * BADGE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BADGE_SIZE} ${height}" fill="none" stroke="#1d5a43" stroke-linecap="round" stroke-linejoin="round" stroke-width="2">${badges.join('')}</svg>`;
}
