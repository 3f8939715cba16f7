/** What kind of page a social image is for, where the menus do not say it. */
export const SOCIAL_COPY = {
  landing: 'Bij u in de buurt',
  article: 'Kennisbank',
} as const;
