/** What kind of page a social image is for, where the menus do not say it. */
export const SOCIAL_COPY = {
  landing: 'Bij u in de buurt',
  article: 'Kennisbank',
  /** Of a report's link. */
  report: 'Verduurzamingsrapport',
  now: 'Nu',
  later: 'Straks',
  reportAlt: (house: string) => `${house} met de geschatte energieklasse`,
} as const;
