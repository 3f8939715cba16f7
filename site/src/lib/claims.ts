import { byDay } from './by-day.ts';
import { typesetText } from './typeset.ts';

/** A claim as it stands in content/claims.yaml. */
export interface Claim {
  id: string;
  text: string;
  explanation: string;
  source: string;
  sample: boolean;
  /** Explained here though no mark in the text points to it: then there is no way back either. */
  unmarked?: boolean;
}

/** Fills the tokens of a text and remembers which claims a page used, so that it can explain them. */
export interface TextFiller {
  /** Replaces every `{{claim:id}}` and `{{name}}`; throws on an unknown one, so that the build stops. */
  fill(markdown: string): string;
  /** Claims used so far, in order of first use; their footnote number is their place from 1. */
  readonly used: readonly Claim[];
}

/** Where the explanation of a claim stands on its page. */
export const claimAnchor = (id: string) => `toelichting-${id}`;

/** What the address of every claim's explanation begins with. */
export const CLAIM_PREFIX = `#${claimAnchor('')}`;

/** Where the first mark of a claim stands on its page: the way back from its explanation. */
export const claimMarkAnchor = (id: string) => `noot-${id}`;

/** Title of the Markdown link that is the first mark of its claim. */
export const FIRST_MARK = 'eerste';

const NAME = /\{\{([a-zA-Z0-9:._-]+)\}\}/g;

/**
 * Replaces every `{{name}}`; throws on an unknown one, so that the build stops.
 * @param valueFor what stands in its place
 */
const replaceNames = (text: string, valueFor: (name: string) => string | undefined): string =>
  text.replace(NAME, (token, name: string) => {
    const value = valueFor(name);
    if (value === undefined) throw new Error(`content: onbekende aanduiding "${token}"`);
    return value;
  });

/** The claim with the names in its explanation replaced, which is plain text. */
export const explained = (claim: Claim, values: Readonly<Record<string, string>>): Claim => ({
  ...claim,
  explanation: replaceNames(claim.explanation, (name) => values[name]),
});

/**
 * Makes a filler for one page.
 * @param claims all claims by id
 * @param day ISO date on which the page is read
 * @param values other tokens by name, as Markdown
 */
export function createTextFiller(
  claims: ReadonlyMap<string, Claim>,
  day: string,
  values: Readonly<Record<string, string>>,
): TextFiller {
  const used: Claim[] = [];

  function claimText(id: string): string {
    const claim = claims.get(id);
    if (!claim) throw new Error(`content: onbekende claim "${id}" (zie content/claims.yaml)`);
    const title = used.includes(claim) ? '' : ` "${FIRST_MARK}"`;
    if (!used.includes(claim)) used.push(claim);
    return `${typesetText(claim.text)}[${used.indexOf(claim) + 1}](#${claimAnchor(id)}${title})`;
  }

  return {
    used,
    fill: (markdown) =>
      replaceNames(typesetText(byDay(markdown, day)), (name) =>
        name.startsWith('claim:') ? claimText(name.slice('claim:'.length)) : values[name],
      ),
  };
}
