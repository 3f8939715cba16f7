import { escapeHtml, toHeaderText } from './text.ts';

/** One fact of a mail. */
export type Row = readonly [label: string, value: string, href?: string];

/** Facts as lines of text. */
export const toTextRows = (rows: readonly Row[]): string =>
  rows.map(([label, value]) => `${label}: ${toHeaderText(value, 1000)}`).join('\n');

/** Facts as a table. */
export const toHtmlTable = (rows: readonly Row[]): string =>
  `<table cellpadding="4">${rows.map(toHtmlRow).join('')}</table>`;

function toHtmlRow([label, value, href]: Row): string {
  const text = escapeHtml(value);
  const cell = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  return `<tr><th align="left" valign="top">${label}</th><td>${cell}</td></tr>`;
}
