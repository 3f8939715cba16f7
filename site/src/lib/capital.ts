/** A text that begins a sentence or a row: its first letter upper case. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
