const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text harmless inside HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/**
 * Makes any text fit for one header line: control characters, line breaks and invisible direction
 * marks become spaces, and it ends after a number of characters.
 */
export function toHeaderText(text: string, maxCharacters = 120): string {
  const oneLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  const characters = [...oneLine];
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters - 1).join('')}…`
    : oneLine;
}

/** Lays a small mail out as HTML that every mail program shows. */
export function toHtmlPage(body: string): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b2b22">${body}</body></html>`;
}
