const dutchDay = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** The ISO date of a moment in the Netherlands. */
export const dayOf = (at: Date): string => dutchDay.format(at);
