/** Interface words of the shell. */
export const SHELL_COPY = {
  skip: 'Naar de inhoud',
  home: (name: string) => `${name}, naar de homepage`,
  mainMenu: 'Hoofdmenu',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  sideMenu: 'Menu',
  reviewsHint: 'Bekijk de reviews op Google Maps (opent in een nieuw venster)',
  call: 'Bel',
  breadcrumb: 'Kruimelpad',
  footer: 'Voettekst',
  address: 'Bezoekadres',
  postal: 'Postadres',
  kvk: 'KvK',
  btw: 'Btw',
  rights: 'Alle rechten voorbehouden',
} as const;
