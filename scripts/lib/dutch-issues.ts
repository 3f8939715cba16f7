import type * as z from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Said of a value of another kind than belongs there, where `schemaProblems` finds nothing better to say. */
export const WRONG_KIND = 'hier hoort iets anders';

const list = new Intl.ListFormat('nl', { type: 'disjunction' });

/** How much of a text or a list there is, and may be. */
function sized(issue: Issue, bound: 'minstens' | 'hoogstens', limit: unknown): string {
  const { input } = issue;
  if (typeof input === 'string') {
    return `schrijf ${bound} ${limit} tekens; dit zijn er ${input.length}`;
  }
  if (Array.isArray(input) && input.length === 0) return 'deze lijst is leeg; zet er iets in';
  if (Array.isArray(input))
    return `zet ${bound} ${limit} onderdelen in deze lijst; dit zijn er ${input.length}`;
  return `schrijf ${bound} ${limit}`;
}

function formatWords(issue: Issue & { code: 'invalid_format' }): string {
  if (issue.format === 'url') return 'schrijf een volledig adres, met https://';
  if (issue.format === 'email') return 'schrijf een e-mailadres, als info@sens.nl';
  if (issue.format === 'starts_with') return `begin met ${String(issue.prefix)}`;
  return 'dit is niet geschreven zoals het hoort; kijk hoe het in een ander bestand staat';
}

function words(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return sized(issue, 'minstens', issue.minimum);
    case 'too_big':
      return sized(issue, 'hoogstens', issue.maximum);
    case 'invalid_format':
      return formatWords(issue);
    case 'invalid_value':
      return `schrijf ${list.format(issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')}: zo'n veld is er niet`;
    default:
      return WRONG_KIND;
  }
}

/** What a schema says of a value by itself, in the words of who writes texts; its own sentences go before these. */
export const DUTCH_ISSUES = { localeError: words };
