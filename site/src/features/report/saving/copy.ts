/** What is said about keeping the changes. */
export const ANSWERS_SAVED = {
  saving: 'Wij bewaren uw wijziging...',
  saved: 'Bewaard',
  failed: 'Niet bewaard.',
  refused: 'Niet bewaard: een van uw antwoorden klopt niet.',
  expired: 'Niet bewaard: de link naar dit rapport werkt niet meer.',
  retry: 'Probeer opnieuw',
} as const;

/** The same of the reader's notes. */
export const NOTES_SAVED = {
  ...ANSWERS_SAVED,
  saving: 'Wij bewaren uw aantekeningen...',
  refused: 'Niet bewaard: wij kunnen deze tekst niet lezen.',
} as const;

export type SaveWords = Record<keyof typeof ANSWERS_SAVED, string>;
