/** A4 in points, with room for the head and foot of every page. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 50,
  right: 50,
  top: 66,
  bottom: 53,
} as const;

/** Width of the text. */
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

/** The house's palette (styles/tokens.css), as far as paper needs it. */
export const COLORS = {
  bos950: '#0b2a20',
  bos900: '#12372a',
  bos700: '#1d5a43',
  bos600: '#257552',
  blad200: '#cfe6c8',
  blad100: '#e6f2e1',
  blad50: '#f3f8f0',
  zand50: '#fbf8f1',
  zand100: '#f4eee1',
  zand200: '#e8decb',
  zon400: '#ffc53d',
  klei500: '#c8553d',
  lucht100: '#e3f1f8',
  white: '#ffffff',
  /** bos-900 at 80 % on white: what is less loud on the page. */
  soft: '#415f55',
} as const;

/** Little to much heat, as in the picture of the page: from lucht-100 over zon-400 to klei-600. */
export const HEAT_SCALE = [
  '#e3f1f8',
  '#f1dea3',
  '#ffc53d',
  '#e79a3a',
  '#cf6c38',
  '#b04631',
] as const;

export type FaceName = 'text' | 'strong' | 'display';

/** How a piece of text looks. */
export interface TextStyle {
  face: FaceName;
  size: number;
  /** Extra space between lines, in points. */
  lead: number;
  color: string;
  align?: 'left' | 'right' | 'center';
}

const { bos950, bos600, soft } = COLORS;

export const STYLES = {
  cover: { face: 'display', size: 34, lead: -1, color: bos950 },
  coverLead: { face: 'text', size: 14, lead: 4, color: bos950 },
  coverFigure: { face: 'display', size: 22, lead: 0, color: bos950 },
  section: { face: 'display', size: 17, lead: 0, color: bos950 },
  part: { face: 'display', size: 12.5, lead: 0.5, color: bos950 },
  figure: { face: 'display', size: 15, lead: 0, color: bos950 },
  lead: { face: 'text', size: 11.5, lead: 4, color: bos950 },
  body: { face: 'text', size: 10, lead: 2.5, color: bos950 },
  strong: { face: 'strong', size: 10, lead: 2.5, color: bos950 },
  eyebrow: { face: 'strong', size: 10, lead: 2, color: bos600 },
  small: { face: 'text', size: 9.5, lead: 1.9, color: bos950 },
  smallStrong: { face: 'strong', size: 9.5, lead: 1.9, color: bos950 },
  cell: { face: 'text', size: 9, lead: 1.7, color: bos950 },
  cellSoft: { face: 'text', size: 9, lead: 1.7, color: soft },
  cellStrong: { face: 'strong', size: 9, lead: 1.7, color: bos950 },
  label: { face: 'text', size: 9, lead: 1.5, color: soft },
  fine: { face: 'text', size: 8.5, lead: 1.7, color: bos950 },
} as const satisfies Record<string, TextStyle>;
