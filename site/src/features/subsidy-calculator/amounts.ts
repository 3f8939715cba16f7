import type { Range } from '@sens/engine';
import { formatCents, formatRange } from '#lib/format-nl.ts';

/** Digits behind the comma of an area or a power, kept and shown. */
export const MOST_DECIMALS = 3;

const size = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: MOST_DECIMALS });

/** One amount, or the lowest and highest where RVO's list decides. */
export const formatCentsRange = (range: Range): string => formatRange(range, formatCents);

/** A measure of something: "12,345". */
export const formatSize = (value: number): string => size.format(value);

/** Square metres: "56 m²". */
export const formatM2 = (m2: number): string => `${formatSize(m2)}\u00a0m²`;
