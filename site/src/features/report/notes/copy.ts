import { NOTE_MAX } from '@sens/contract';
import { formatNumber } from '#lib/format-nl.ts';

/** Words of the place where a reader writes down what goes along with the report. */
export const NOTES_COPY = {
  label: 'Uw vragen en afspraken',
  hint: 'Ze staan ook in de link en in de pdf. Wie de link heeft, kan ze lezen en veranderen.',
  left: (count: number) => (count === 1 ? 'Nog 1 teken.' : `Nog ${formatNumber(count)} tekens.`),
  tooLong: (count: number) =>
    `Dit is ${count === 1 ? '1 teken' : `${formatNumber(count)} tekens`} te lang. Er is plaats voor ${formatNumber(NOTE_MAX)}. Wij bewaren het zodra het past.`,
} as const;
