import type { Range } from '@sens/engine';
import { formatCents, formatRange } from '#lib/format-nl.ts';

const upToTwo = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** One amount, or the lowest and highest where RVO's list decides. */
export const formatCentsRange = (range: Range): string => formatRange(range, formatCents);

/** A measure of something with at most two decimals: "12,34". */
export const formatSize = (value: number): string => upToTwo.format(value);

/** Square metres: "56 m²". */
export const formatM2 = (m2: number): string => `${formatSize(m2)}\u00a0m²`;
