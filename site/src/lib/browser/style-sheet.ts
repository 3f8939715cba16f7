/**
 * Adds the styles of a part that has loaded. The policy of the site allows no styles in markup; a sheet
 * made by a script is no markup.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
