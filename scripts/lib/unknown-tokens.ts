import type { z } from 'zod';
import type { companySchema } from '../../site/src/content-schemas/company.ts';
import { hoursTokens } from '../../site/src/lib/hours-tokens.ts';
import { LINE_MARKS } from '../../site/src/lib/text-parts.ts';
import { textValues } from '../../site/src/words/text-values.ts';
import { nearest } from './nearest.ts';

/** The names that texts may put between double braces. */
export interface Tokens {
  /** With the company's facts, its hours and the days of the figures. */
  values: ReadonlySet<string>;
  /** Those of the explanations in claims.yaml, which are plain text. */
  ofClaims: ReadonlySet<string>;
}

/** @param company as content/company.yaml has it */
export const tokensOf = (company: z.output<typeof companySchema>): Tokens => ({
  values: new Set(Object.keys(textValues(company))),
  ofClaims: new Set(Object.keys(hoursTokens(company.openingHours))),
});

/** What has a check of its own: a claim, and what changes on a day. */
const CHECKED_ELSEWHERE = /^(?:claim:[a-z0-9-]+$|voor:)/;

/**
 * Names between double braces that a line has and nobody fills in, in Dutch: they would stop the build, or stand
 * on the page as they are.
 * @param file of content/, in which the line stands
 */
export function unknownTokens(line: string, file: string, { values, ofClaims }: Tokens): string[] {
  const known = file === 'claims.yaml' ? ofClaims : values;
  return [...line.matchAll(/\{\{([^{}|]*)\}\}/g)].flatMap(([token, name = '']) => {
    if (known.has(name) || CHECKED_ELSEWHERE.test(name)) return [];
    if (LINE_MARKS.includes(name)) {
      const isAlone = file.endsWith('.md') && line === token;
      return isAlone ? [] : [`"${token}": zet dit in een tekst (.md) alleen op een eigen regel`];
    }
    const meant = nearest(name, [...known, ...LINE_MARKS]);
    const instead = meant ? `bedoelt u {{${meant}}}?` : 'schrijf een naam uit docs/inhoud.md';
    return [`"${token}": deze naam tussen accolades bestaat hier niet; ${instead}`];
  });
}
