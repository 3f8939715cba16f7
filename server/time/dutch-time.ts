const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The day (ISO) that it is in the Netherlands. */
export const dutchDayOf = (moment: Date): string => day.format(moment);
