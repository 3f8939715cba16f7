/**
 * Before a noun it is an article, and with "om" it says what follows: "van het gas", "is het slim om te wachten". Nor do
 * "er" in "wie komt er langs" and "deze" in "deze week" stand for anything.
 */
const ARTICLE =
  /\b(?:(?<=(?:van|op|in|uit|aan|met|bij|door|over|tot|naar) )het (?=[a-z])|het (?=verschil )|het (?!beste |meeste )(?=\w{3,}e [a-z])|het (?=(?:\w+ ){1,4}om (?:\w+ ){0,6}te )|(?<=\bwie \w+ )er |deze (?=(?:week|maand|dagen|zomer|winter)\b))/g;

/** A text without each "het", "er" and "deze" that stands for nothing. */
export const withoutArticles = (text: string): string => text.replace(ARTICLE, '');
