import jsTokens from 'js-tokens';

const STRINGS: ReadonlySet<string> = new Set([
  'StringLiteral',
  'NoSubstitutionTemplate',
  'TemplateHead',
  'TemplateMiddle',
  'TemplateTail',
]);

/**
 * The strings of a script as they are written, their quotes included; a template's parts each.
 * @param code one module or several, one after another
 */
export function stringsIn(code: string): string[] {
  const found: string[] = [];
  for (const { type, value } of jsTokens(code)) if (STRINGS.has(type)) found.push(value);
  return found;
}

/**
 * A script with its strings changed, and nothing else of it.
 * @param change what becomes of a string as it is written, its quotes included
 */
export function withStrings(code: string, change: (written: string) => string): string {
  let changed = '';
  for (const { type, value } of jsTokens(code))
    changed += STRINGS.has(type) ? change(value) : value;
  return changed;
}
