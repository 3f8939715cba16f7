const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** A number as Dutch pages show it, rounded to whole units: 1234.6 becomes "1.235". */
export const formatNumber = (value: number) => whole.format(value);

/** A number with one decimal: 6.25 becomes "6,3". */
export const formatDecimal = (value: number) => oneDecimal.format(value);

/** A telephone number as it is shown: never over two lines. */
export const formatPhone = (display: string) => display.replaceAll(' ', '\u00a0');

/**
 * What a button that calls says, with the number whole. A line may only end between the two where words are so large
 * that one cannot hold both: there the space is a hard one, and nothing wide after it.
 */
export const callWords = (display: string) => `Bel\u00a0\u200b${formatPhone(display)}`;

/** Cents as whole euros: 123456 becomes "€ 1.235"; below zero with a minus and a space before the sign. */
export const formatEuro = (cents: number): string =>
  cents <= -50
    ? `\u2212\u00a0${formatEuro(-cents)}`
    : `€\u00a0${whole.format(Math.abs(cents) / 100)}`;

const cents = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount to the cent, whole euros without decimals: "€ 1.820", "€ 199,50". */
export const formatCents = (amountCents: number): string =>
  amountCents % 100 === 0 ? formatEuro(amountCents) : `€\u00a0${cents.format(amountCents / 100)}`;

/** A share as a percentage: 0.234 becomes "23%". */
export const formatShare = (share: number) => `${whole.format(share * 100)}%`;

/** An ISO date in words: 2026-11-20 becomes "20 november 2026". */
export const formatDate = (isoDate: string) => day.format(new Date(`${isoDate}T12:00:00Z`));

const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A reference date as published, in words: a year, a month or a day; anything else as it stands. */
export function formatPeriod(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return formatDate(date);
  return /^\d{4}-\d{2}$/.test(date) ? month.format(new Date(`${date}-01T00:00:00Z`)) : date;
}

/** A range, written once when both ends look the same: "€ 1.200 tot € 1.800". */
export function formatRange(
  range: { low: number; high: number },
  format: (value: number) => string = formatNumber,
): string {
  const low = format(range.low);
  const high = format(range.high);
  return low === high ? low : `${low} tot ${high}`;
}

/** Rounds to a step that suits the size, so that an estimate does not look exact. */
export function roundEstimate(value: number): number {
  const size = Math.abs(value);
  const step = size >= 10_000 ? 500 : size >= 2_000 ? 100 : size >= 500 ? 50 : size >= 100 ? 10 : 5;
  return Math.round(value / step) * step;
}

/** Cents in estimate-sized steps of whole euros. */
export const formatEuroEstimate = (cents: number) => formatEuro(roundEstimate(cents / 100) * 100);

/** A range of them. */
export const formatEuroRange = (range: { low: number; high: number }) =>
  formatRange(range, formatEuroEstimate);

/** A range of plain numbers in estimate-sized steps. */
export const formatEstimate = (range: { low: number; high: number }) =>
  formatRange(range, (value) => formatNumber(roundEstimate(value)));
