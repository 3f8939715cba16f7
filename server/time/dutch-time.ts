const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const second = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

/** The day (ISO) that it is in the Netherlands. */
export const dutchDayOf = (moment: Date): string => day.format(moment);

/** Day and time in the Netherlands to the minute: `2026-11-21 00:00`. */
export const dutchMinuteOf = (moment: Date): string => minute.format(moment);

/** Day and time in the Netherlands to the second, as a spreadsheet reads them too: `2026-11-21 00:00:05`. */
export const dutchSecondOf = (moment: Date): string => second.format(moment);
