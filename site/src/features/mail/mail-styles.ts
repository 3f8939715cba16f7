import type { LabelClass } from '@sens/engine';
import type { CSSProperties } from 'react';
import { LABEL_COLORS, WHITE_ON } from '#lib/label-colors.ts';

/**
 * The house's palette (styles/tokens.css) as far as mails need it. Mail programs know no custom properties
 * and no style sheets of others, so every element says its own.
 */
const COLORS = {
  words: '#0b2a20',
  soft: '#415f55',
  ground: '#fbf8f1',
  card: '#ffffff',
  line: '#e8decb',
  leaf: '#f3f8f0',
  strong: '#12372a',
  link: '#1d5a43',
  leafDark: '#257552',
  sun: '#ffc53d',
} as const;

const FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Of a paragraph; the library's own is 14 px. */
const TEXT = { fontSize: 16, lineHeight: '24px' } as const;

/** Styles by what they are for; a class of the same name is what the dark look takes hold of. */
export const STYLES = {
  body: {
    margin: 0,
    padding: '0 12px',
    backgroundColor: COLORS.ground,
    color: COLORS.words,
    fontFamily: FONT,
    ...TEXT,
  },
  page: { maxWidth: 600, textAlign: 'left' },
  brand: { padding: '28px 8px 16px' },
  mark: {
    display: 'inline-block',
    backgroundColor: COLORS.leafDark,
    backgroundImage: `linear-gradient(135deg, ${COLORS.leafDark} 58%, ${COLORS.sun} 58%)`,
    borderRadius: 6,
    width: 24,
    height: 24,
    marginRight: 10,
    verticalAlign: 'middle',
  },
  name: { fontSize: 22, lineHeight: '28px', fontWeight: 700, verticalAlign: 'middle' },
  card: {
    backgroundColor: COLORS.card,
    border: `1px solid ${COLORS.line}`,
    borderRadius: 16,
    borderCollapse: 'separate',
    padding: '28px 24px 12px',
  },
  // A name of a hundred letters has no place to break at.
  text: { ...TEXT, margin: '0 0 16px', overflowWrap: 'anywhere', wordBreak: 'break-word' },
  whole: { whiteSpace: 'nowrap' },
  title: { margin: '24px 0 8px', fontSize: 19, lineHeight: '26px', fontWeight: 700 },
  list: { margin: '0 0 16px', paddingLeft: 22 },
  item: { margin: '0 0 6px' },
  rows: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' },
  rowName: {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${COLORS.line}`,
    color: COLORS.soft,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    width: '34%',
  },
  rowValue: {
    padding: '8px 0',
    borderBottom: `1px solid ${COLORS.line}`,
    fontWeight: 600,
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  link: { color: COLORS.link, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    backgroundColor: COLORS.strong,
    borderRadius: 12,
    color: '#ffffff',
    fontWeight: 700,
    marginRight: 16,
    padding: '14px 24px',
  },
  // Whole on the next line where there is no room beside the button.
  otherLink: {
    display: 'inline-block',
    color: COLORS.link,
    fontWeight: 600,
    padding: '10px 16px 0 0',
    textDecoration: 'underline',
  },
  links: { ...TEXT, margin: '0 0 20px' },
  report: {
    backgroundColor: COLORS.leaf,
    borderRadius: 12,
    margin: '0 0 20px',
    padding: '18px 20px 4px',
  },
  picture: {
    borderRadius: 8,
    height: 'auto',
    margin: '0 0 14px',
    maxWidth: '100%',
    width: '100%',
  },
  start: {
    backgroundColor: COLORS.card,
    borderLeft: `4px solid ${COLORS.sun}`,
    borderRadius: 8,
    margin: '0 0 14px',
    padding: '10px 14px 6px',
  },
  startName: { fontSize: 19, lineHeight: '26px', fontWeight: 700, margin: '0 0 4px' },
  startFigure: { ...TEXT, fontWeight: 700, margin: '0 0 6px' },
  // A little higher than a label is.
  labels: { ...TEXT, lineHeight: '40px', margin: '0 0 10px' },
  house: { ...TEXT, margin: '0 0 12px', fontWeight: 700 },
  soft: { color: COLORS.soft, fontSize: 14, lineHeight: '20px', margin: '0 0 12px' },
  figureName: { color: COLORS.soft, fontSize: 14, lineHeight: '20px', margin: 0 },
  figure: { fontSize: 22, lineHeight: '28px', fontWeight: 700, margin: '0 0 12px' },
  foot: { color: COLORS.soft, fontSize: 13, lineHeight: '20px', padding: '16px 8px 32px' },
} satisfies Record<string, CSSProperties>;

/** A class of the label on the colour of the scale: white on its green is only for large letters. */
export const labelStyle = (label: LabelClass): CSSProperties => ({
  display: 'inline-block',
  backgroundColor: LABEL_COLORS[label],
  color: WHITE_ON.includes(label) ? '#ffffff' : COLORS.words,
  borderRadius: 6,
  fontSize: 20,
  fontWeight: 700,
  lineHeight: '24px',
  padding: '3px 12px',
});

/** The look for whoever reads in the dark, and room on a phone. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .cardRoom { padding: 22px 16px 8px !important; }
}
@media (prefers-color-scheme: dark) {
  .body, .body > table > tbody > tr > td { background-color: #0b1f18 !important; color: #f4eee1 !important; }
  .card { background-color: #12372a !important; border-color: #2c5344 !important; }
  .report { background-color: #0b2a20 !important; }
  .start { background-color: #12372a !important; }
  .rowName, .rowValue { border-color: #2c5344 !important; }
  .soft, .rowName, .figureName, .foot { color: #cfe6c8 !important; }
  .link, .otherLink { color: #ffc53d !important; }
  .button { background-color: #ffc53d !important; color: #0b2a20 !important; }
}
`;
