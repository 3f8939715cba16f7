/**
 * Gives the page styles that go with the height of what lies over it, for as long as that lies there.
 * @param styles the rules, given its height in px
 * @returns what takes them away again
 */
export function followHeight(part: HTMLElement, styles: (px: number) => string): () => void {
  const sheet = new CSSStyleSheet();
  const observer = new ResizeObserver(() => sheet.replaceSync(styles(part.offsetHeight)));
  document.adoptedStyleSheets.push(sheet);
  observer.observe(part);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
