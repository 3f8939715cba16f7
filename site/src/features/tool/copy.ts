/** Interface words that all tools share. */
export const TOOL_COPY = {
  promises: ['2 minuten', 'Geen e-mailadres nodig', 'Alles is een indicatie'],
  youGet: 'Dit krijgt u te zien',
  start: 'Begin',
  questions: 'Uw huis',
  questionsText:
    'Wat u niet weet, vullen wij in op basis van woningtype en bouwjaar. De uitkomst verandert meteen mee.',
  more: 'Meer over uw huis',
  moreText: 'Hoe meer u invult, hoe smaller de bandbreedte.',
  answered: (count: number, total: number) => `${count} van ${total} ingevuld`,
  result: 'Uw uitkomst',
  toResult: 'Bekijk',
  calculate: 'Bereken',
  adjusted: 'Wij hebben iets aangepast',
  actions: 'Wat u met deze uitkomst kunt doen',
  lead: 'Stuur mij dit als rapport',
  leadText: 'Gratis, met alle maatregelen, kosten en subsidies voor uw huis op een rij.',
  copyLink: 'Kopieer de link naar deze uitkomst',
  linkCopied: 'De link is gekopieerd',
  linkByHand: 'Kopieer deze link',
  print: 'Print of bewaar als pdf',
  reset: 'Begin opnieuw',
  method: 'Zo rekenen wij',
  sources: 'Bronnen, met hun datum',
  assumptions: 'Aannames',
  indicative: 'indicatief',
  asTable: 'Bekijk als tabel',
  unavailable: 'De uitkomst kan nu niet worden berekend. Vernieuw de pagina, of bel ons gerust.',
  printedFrom: 'Gemaakt op',
} as const;

/** What is said of a figure by how sure it is; nothing for A and B. */
export const CONFIDENCE_NOTES: Record<'A' | 'B' | 'C' | 'D' | 'G', string> = {
  A: '',
  B: '',
  C: 'indicatief',
  D: 'afgeleid, indicatief',
  G: 'algemene kennis',
};
