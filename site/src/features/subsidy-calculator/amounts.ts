import type { Range } from '@sens/engine';
import { formatCents, formatEuro, formatRange } from '#lib/format-nl.ts';

/** Digits behind the comma of an area or a power, kept and shown. */
export const MOST_DECIMALS = 3;

const size = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: MOST_DECIMALS });

/** One amount, or the lowest and highest where RVO's list decides. */
export const formatCentsRange = (range: Range): string => formatRange(range, formatCents);

/** What is paid by an area that nobody told, to tens of euros. */
const tens = (cents: number) => formatEuro(Math.round(cents / 1_000) * 1_000);

/** A whole amount: to the cent, as it is paid, or about, while an area in it is assumed. */
export const totalWords = (range: Range, isAbout: boolean): string =>
  isAbout && range.high > 0 ? `ongeveer ${formatRange(range, tens)}` : formatCentsRange(range);

/** A measure of something: "12,345". */
export const formatSize = (value: number): string => size.format(value);

/** Square metres: "56 m²". */
export const formatM2 = (m2: number): string => `${formatSize(m2)}\u00a0m²`;
