/** The copyright year stays right on New Year's Day without a rebuild. */
export function keepYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('footer [data-year]')) {
    if (place.textContent !== year) place.textContent = year;
  }
}
