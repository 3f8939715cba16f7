/** Of an account, such as NL91 ABNA 0417 1643 00; fewer digits than this are ordinary words. */
const ACCOUNT = /\b[a-z]{2}\d{2}(?:[ .-]?[a-z\d]{4}){2,7}(?:[ .-]?[a-z\d]{1,3})?\b/gi;
const ACCOUNT_DIGITS = 8;

const E_MAIL = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}/gi;

/** From abroad or with a country's code, of ten digits, or a mobile one without its first 0. */
const TELEPHONE =
  /\(0\d{1,3}\)(?:[ ./-]*\d){6,8}\b|(?:\+|\b00)\d(?:[ ./()-]*\d){8,13}\b|\b0(?:[ ./()-]*\d){9}\b(?![ .-]?\d)|\b6(?:[ .-]?\d){8}\b(?![ .-]?\d)/g;

/** A number of a citizen (nine digits in a row), a meter, a card, an account. */
const LONG_NUMBER = /\d(?:[ .-]?\d){9,}|\b\d{9}\b/g;

const POSTCODE = String.raw`[1-9]\d{3} ?(?<letters>[a-z]{2})`;
const NUMBER_FIRST = new RegExp(String.raw`\b\d{1,5} ?[a-z]?[ ,]+${POSTCODE}\b`, 'gi');
const NUMBER_LAST = new RegExp(
  String.raw`\b${POSTCODE}[ ,]+(?:(?:huis)?(?:nummer|nr\.?) ?)?\d{1,5}(?: ?[a-z]\b|-[a-z\d]{1,4}\b)?`,
  'gi',
);

/** After four figures these are words or units: "1970 of 1980", "3500 wp 10 panelen". */
const NO_LETTERS = new Set(
  'al cm de en er ha ik in is je km kw m mm na nu of om op te uw wp we wij ze zo'.split(' '),
);

/**
 * A visitor's question without what tells who they are: e-mail addresses, telephone numbers, accounts, long numbers
 * and addresses, a plain word for each. Pure. A name or a street alone stays.
 */
export function withoutPersonalData(question: string): string {
  const address = (found: string, letters: string) => (NO_LETTERS.has(letters) ? found : '(adres)');
  return question
    .replace(E_MAIL, '(e-mailadres)')
    .replace(ACCOUNT, (found) =>
      found.replace(/\D/g, '').length < ACCOUNT_DIGITS ? found : '(rekeningnummer)',
    )
    .replace(TELEPHONE, '(telefoonnummer)')
    .replace(LONG_NUMBER, '(nummer)')
    .replace(NUMBER_LAST, address)
    .replace(NUMBER_FIRST, address);
}
