/** The mark of a claim, as the filler writes it: it points to a note that stands on the page only. */
export const CLAIM_MARK = /\[\d+\]\(#[^)]*\)/g;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const LINE_START = /^\s*(?:#{1,6}\s+|[-*]\s+|\d+\.\s+|>\s?)/gm;
const TABLE_RULE = /^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/gm;

/** Markdown without its marks, on one line: for machines that read it and for excerpts. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(CLAIM_MARK, '')
    .replace(LINK, '$1')
    .replace(TABLE_RULE, '')
    .replace(LINE_START, '')
    .replace(/\||\*\*|`/g, ' ')
    .replace(/(?<![\p{L}\d])[*_]|[*_](?![\p{L}\d])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
