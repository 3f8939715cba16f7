/** How the house does not say it, and how it does. */
export interface Wording {
  wrong: RegExp;
  instead: string;
}

const WORDINGS: readonly Wording[] = [
  { wrong: /\bp\/m\b/i, instead: 'schrijf "per maand"' },
  {
    wrong: /niet zeker binnen de levensduur/i,
    instead: 'schrijf "waarschijnlijk niet terugverdiend"',
  },
  // Nobody ever pays the value that the report is said to have.
  {
    wrong: /\bnormaal (€|\{\{claim:)/i,
    instead: 'noem een bedrag dat niemand betaalt niet "normaal"',
  },
  // As visitors, and scripts/lib/told-figures.ts, find it: a space, points at the thousands, a comma before cents.
  // A tariff has more decimals: € 0,115, or € 1,451 per m³.
  {
    wrong: /€(?:\d[\d.,]*| ?\d{4,}| ?\d+\.\d{1,2}(?!\d)| ?[1-9]\d*,\d{3,}(?!\d| per (?:kWh|m³)))/,
    instead: 'schrijf een bedrag als € 4.700 of € 5,25',
  },
  { wrong: /HR\+\+(?!-glas)/i, instead: 'schrijf "HR++-glas"' },
  { wrong: /\bfactu(ur|ren)\b/i, instead: 'schrijf "rekening"' },
  { wrong: /(?<![a-z])klasse/i, instead: 'schrijf "labelklasse"' },
  {
    wrong: /\b(?:energie)?label-? ?letter|\bletter (?:[A-G]\b|hoger|lager|beter|omhoog)/i,
    instead: 'schrijf "labelklasse"',
  },
  {
    wrong: /\b(?:0[89][.:]\d\d\b(?! \d)|0\d\.[0-5]\d(?= uur)|[0-2]?\d:[0-5]\d\b)/,
    instead: 'schrijf een tijd als "8.00 uur"',
  },
  { wrong: /\bboven 3 m²/i, instead: 'de ISDE geldt "vanaf 3 m²"' },
  { wrong: /geattesteerd/i, instead: 'schrijf "goedgekeurd"' },
  { wrong: /knieschot/i, instead: 'schrijf "het lage schot op zolder"' },
  { wrong: /hemelsbreed|\{distance\}/i, instead: 'noem bij een plaats geen afstand' },
];

/** A term as content/begrippen.yaml has it. */
interface NamedTerm {
  forms: readonly string[];
  notWords?: readonly string[] | undefined;
}

/** The wordings that the list of terms refuses: a thing has one name on all pages. */
export function wordingsOf(terms: readonly NamedTerm[]): Wording[] {
  return terms.flatMap(({ forms, notWords = [] }) =>
    notWords.map((words) => ({
      wrong: new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu'),
      instead: `schrijf "${forms[0]}"`,
    })),
  );
}

/**
 * What a line of a text says in other words than the house does (docs/inhoud.md).
 * @param line one line of a text file
 * @param ofTerms what the list of terms refuses, beside the wordings of this file
 * @returns what to write instead, in Dutch
 */
export function wordingProblems(line: string, ofTerms: readonly Wording[]): string[] {
  return [...WORDINGS, ...ofTerms].flatMap(({ wrong, instead }) => {
    const found = wrong.exec(line);
    return found ? [`"${found[0]}": ${instead}`] : [];
  });
}
