const dutch = new Intl.NumberFormat('nl-NL', { useGrouping: false });

/** What is said below a wrong answer about the house. */
export const HOUSE_MESSAGES = {
  choice: 'Kies een van de antwoorden',
  number: (min: number, max: number, whole: boolean) =>
    `Vul een ${whole ? 'heel getal' : 'getal'} in van ${dutch.format(min)} tot en met ${dutch.format(max)}`,
  unknown: 'Dit gegeven kennen wij niet',
  none: 'Wij konden uw antwoorden niet lezen',
} as const;
