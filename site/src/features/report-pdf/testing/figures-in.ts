const AMOUNT = '\\d+(?:\\.\\d{3})*(?:,\\d+)?';
const EURO = `€ ?${AMOUNT}`;

/** Money, use, size, years, shares and classes, as they are written for visitors. */
const FIGURES = [
  new RegExp(`${EURO}(?: tot ${EURO})?`, 'g'),
  new RegExp(`${AMOUNT}(?: tot ${AMOUNT})? (?:m³|kWh|kg|m²|kW|jaar|panelen)(?![\\wA-Z])`, 'g'),
  new RegExp(`${AMOUNT}%`, 'g'),
  /[Kk]lasse [A-G]\+*(?!\w)/g,
  /tussen [A-G]\+* en [A-G]\+*/g,
];

/** Every figure in a text, once. */
export function figuresIn(text: string): Set<string> {
  const plain = text.replace(/[\s\u00a0]+/g, ' ');
  const found = FIGURES.flatMap((figure) => plain.match(figure) ?? []);
  return new Set(found.map((each) => each.replace(/^klasse/, 'Klasse').replace('€ ', '€')));
}

/** What a page says: its text, and the names of its pictures. */
export function textOfHtml(html: string): string {
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ');
  return [text, ...names].join(' ');
}
