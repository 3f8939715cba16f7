/** Ten digits from 0, or nine after the country's code, in whatever groups; 0800 and 0900 are no one's own. */
const DUTCH =
  /(^|[^\w+])((?:(?:\+|00)31[ ./-]*(?:\(0\))?|\(?0(?!800|90[069]))(?:[ ()./-]*\d){9})(?![ -]?\d)/g;

/** The digits of an account come after letters, those of a day are its year. */
const OF_ACCOUNT = /\b[a-z]{2}\d{2} ?[a-z]{4} ?$/i;
const IS_DAY = /^0\d[-./ ]\d\d?[-./ ](?:19|20)\d\d\b/;

/** Stands for a number in a question that is passed on without it. */
export const PHONE_WORD = '(telefoonnummer)';

const bare = (number: string) => number.replace(/\D/g, '').slice(-9);

/**
 * The telephone number that somebody leaves in a question.
 * @param ours the company's own number: who names that leaves none
 */
export function phoneIn(text: string, ours: string): string | undefined {
  return [...text.matchAll(DUTCH)]
    .map(({ index, 1: before = '', 2: number = '' }) => ({
      number,
      before: text.slice(0, index) + before,
    }))
    .find(
      ({ number, before }) =>
        !OF_ACCOUNT.test(before) && !IS_DAY.test(number) && bare(number) !== bare(ours),
    )?.number;
}

/** A question with a word in the place of the number that it leaves: no more of it is passed on. */
export function withoutPhone(text: string, ours: string): string {
  let left = text;
  for (let found = phoneIn(left, ours); found; found = phoneIn(left, ours))
    left = left.replaceAll(found, PHONE_WORD);
  return left;
}
