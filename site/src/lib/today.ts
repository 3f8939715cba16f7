const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** Today in the Netherlands as an ISO date, in the browser and at build. */
export const today = (): string => amsterdam.format(new Date());
