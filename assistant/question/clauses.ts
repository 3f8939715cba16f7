/** Words with which a question begins, or what was said before it ends. */
const ASKS =
  '(?:hoe(?:veel|lang)?|wat|waar(?:om|voor|mee)?|wanneer|welke?|wie|(?:kan|kun|kunt|kunnen|mag|mogen|moet|moeten|krijg|krijgt|krijgen|heb|hebben|heeft|is|zijn|zit|doen|doet|komt|komen|werkt|werken|geldt|geven|geeft|helpt|regelt|plaatst|plaatsen|betaal|loont|past|telt|hoeft?|ben|bent|word|wordt|vergoedt|blijft|gaat|bespaar|lukt)(?= (?:ik|je|jij|u|we|wij|jullie|het|er|dat|die|dit|een|de|mijn|sens|daar|dan|zijn|men|n)\\b))\\b';

/** A question that is told: "ik wil graag weten of u ook kozijnen plaatst". */
const ASKS_OF =
  '\\b(?:weten|benieuwd|(?:vraag|vroeg|vragen) (?:me |mij |ons |mezelf )?(?:af )?)[ ,]*(?:of|hoe|wat|wanneer|waar|welke?) ';

/** What goes with the word that asks: "met welke merken". */
const PREPOSITION = '(?:met|voor|van|op|in|tot|vanaf|bij|naar|aan|uit|om|binnen|over|door|en|of)';

/** What may stand between two questions: "en trouwens", "en verder". */
const BESIDES = '(?:(?:trouwens|ook|verder|dan|daarnaast|meteen|zo ja|eventueel)\\s+)*';

const SENTENCE = /(?<=[.?!])\s+|\s*\n+\s*/;
const BETWEEN = new RegExp(
  `(?:\\s*[,;]\\s*(?:en\\s+|of\\s+|maar\\s+|dus\\s+)?|\\s+en\\s+)${BESIDES}(?=(?:${PREPOSITION} )?${ASKS})`,
  'i',
);
const BREAK = /\s*[,;]\s*/;
const INVERSION = new RegExp(`(?<!\\b${PREPOSITION})\\s+(?=(?:${PREPOSITION} )?${ASKS})`, 'i');
const IS_ASKING = new RegExp(
  `^(?:en |maar |of |dus |ook |oke? )?${BESIDES}(?:${PREPOSITION} )?${ASKS}|${ASKS_OF}|\\?$`,
  'i',
);

const split = (text: string, at: RegExp) =>
  text
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(at))
    .map((each) => each.trim())
    .filter((each) => /\p{L}{2}/u.test(each));

/** A question of a message, and each thing that was said or asked before it. */
export interface Part {
  question: string;
  before: readonly string[];
}

/** The questions of a message that asks several: "wat kost een label en hoe lang is het geldig?" are two. */
export const partsIn = (text: string): Part[] =>
  split(text, BETWEEN).flatMap((question, at, all) =>
    IS_ASKING.test(question) ? [{ question, before: all.slice(0, at) }] : [],
  );

/** The same without what stands before each. */
export const questionsIn = (text: string): string[] =>
  partsIn(text).map(({ question }) => question);

/** What of a message may be a question by itself, the last first: before it people tell about their house. */
export const clausesIn = (text: string): string[] => {
  const parts = split(text, BREAK).flatMap((each) =>
    // "Welke leverancier is het goedkoopst" is one question, whatever stands in the middle of it.
    IS_ASKING.test(each) ? [each] : split(each, INVERSION),
  );
  return [
    ...parts.filter((each) => IS_ASKING.test(each)).reverse(),
    ...parts.filter((each) => !IS_ASKING.test(each)),
  ];
};
