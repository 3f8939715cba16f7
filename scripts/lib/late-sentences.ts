const VERBS =
  'gelden|geldt|stopt|eindigt|vervalt|verandert|verdwijnt|loopt|gaat|krijgt|kunt|mag|betaalt|wordt|komt';

/** A sentence that is wrong in 2027: a verb of what still is or is to come, and after it a day that is over by then. */
export const LATE = new RegExp(
  `\\b(?:${VERBS})\\b(?:(?!sinds)(?:[^.;]|\\.\\d)){0,60}?(?:1 januari 2027|31 december 2026|(?:tot en met|eind) 2026)`,
);

/**
 * A sentence that tells rules or tariffs of 2026 as those of now: nobody knows whether they are the same in 2027. An
 * address has words with a hyphen behind them, and a point in an amount ends no sentence.
 */
export const STILL =
  /\b(?:mag|mogen|is|zijn|kost|kosten)\b(?!-)(?:[^.;]|\.\d)*\b(?:leennormen|regeling|tarieven|NHG,) 2026/;

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]) /);
