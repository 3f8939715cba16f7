import { Lexer, type YAMLError } from 'yaml';
import type { Problem } from './content-file.ts';
import { lineAt } from './line-at.ts';

/** A text that does not begin with its settings. */
export const NO_HEAD: Problem = {
  line: 1,
  message: 'begin met een regel ---, de gegevens, en weer een regel ---',
};

const QUOTES = "rechte aanhalingstekens: '...'";

/** The slips that people make, in their own words, by what the reader of YAML says of them; the others are rare. */
const SLIPS: readonly [said: RegExp, told: string][] = [
  [/^Tabs are not allowed/, 'spring in met spaties, niet met een tab'],
  [/^Nested mappings/, `een dubbele punt te veel: zet de tekst tussen ${QUOTES}`],
  [/^Sequence item without/, 'zet een streepje voor deze regel, of laat hem verder inspringen'],
  [
    /^All \w+ items must start at the same column/,
    'deze regel springt anders in dan de regel erboven; zet wat bij elkaar hoort recht onder elkaar',
  ],
  [
    /^Implicit (?:map )?keys/,
    'achter de naam van een gegeven hoort een dubbele punt met een spatie; hoort deze regel bij de vorige, laat hem dan inspringen',
  ],
  [/^Plain value cannot start/, `zet een tekst die met dit teken begint tussen ${QUOTES}`],
  [/^Invalid escape/, 'een \\ tussen dubbele aanhalingstekens schrijft u als \\\\'],
  [
    /^Unexpected scalar at node end/,
    "in deze tekst staat een aanhalingsteken te veel; schrijf een ' binnen '...' twee keer: ''",
  ],
  [/^(?:Flow|Missing)/, 'op deze regel ontbreekt een haakje of komma'],
];
const OTHER_SLIP =
  'deze regel is niet te lezen; kijk naar inspringen, dubbele punten en aanhalingstekens';

/** Where a line begins with a quotation mark that is none to YAML, as a word processor types it. */
const CURLY_START = /^[ -]*(?:[\w-]+: +)?[‘’“”„]/;

/**
 * Of what makes a YAML text unreadable the first, in Dutch: one slip makes an error of most lines below it.
 * @param text lines are counted from its start
 * @returns undefined of a text that can be read
 */
export function yamlSlip(text: string, errors: readonly YAMLError[]): Problem | undefined {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  const at = error.pos[0];
  const line = lineAt(text, at);
  const open = openQuote(text, at, line);
  if (open)
    return { line: open, message: 'zet achter de tekst op deze regel ook een aanhalingsteken' };
  const words = text.split('\n')[line - 1] ?? '';
  if (error.code === 'DUPLICATE_KEY') return { line, message: twice(text.slice(at)) };
  if (CURLY_START.test(words)) {
    return { line, message: `zet de tekst tussen ${QUOTES}, en niet tussen gekrulde` };
  }
  const told = SLIPS.find(([said]) => said.test(error.message))?.[1];
  return { line, message: told ?? OTHER_SLIP };
}

function twice(from: string): string {
  const [name = ''] = from.split(':');
  return `"${name.trim()}" staat hier twee keer; haal er één weg, of zet een streepje waar een nieuw onderdeel van een lijst begint`;
}

/** The line of a quotation mark that is closed on a later one, or never, where that is what went wrong. */
function openQuote(text: string, at: number, errorLine: number): number | undefined {
  const open = scalarsIn(text).find(({ words, start }) => {
    const [quote = ''] = words;
    if (!['"', "'"].includes(quote) || start > at) return false;
    if (words.length === 1 || !words.endsWith(quote)) return true;
    return words.includes('\n') && errorLine <= lineAt(text, start + words.length) + 1;
  });
  return open && lineAt(text, open.start);
}

/** What the lexer puts before a text that has no quotation marks, and at the ends of a document. */
const SCALAR = '\u001f';
const MARKS = ['\u0002', '\u0018'];

interface Token {
  words: string;
  start: number;
}

function tokensIn(text: string): { scalars: Token[]; comments: Token[] } {
  const scalars: Token[] = [];
  const comments: Token[] = [];
  let start = 0;
  let isScalar = false;
  for (const words of new Lexer().lex(text)) {
    if (words === SCALAR) isScalar = true;
    if (words === SCALAR || MARKS.includes(words)) continue;
    if (isScalar || /^['"]/.test(words)) scalars.push({ words, start });
    else if (words.startsWith('#')) comments.push({ words, start });
    isScalar = false;
    start += words.length;
  }
  return { scalars, comments };
}

const scalarsIn = (text: string) => tokensIn(text).scalars;

/** What YAML reads without a word as something else than its writer meant, in Dutch. */
export const misreadValues = (text: string): Problem[] => [
  ...cutTexts(text),
  ...shrunkNumbers(text),
  ...curlyQuoted(text),
];

/** A text that stands between the quotation marks of a word processor keeps them on the page. */
function curlyQuoted(text: string): Problem[] {
  if (!/[‘“„]/.test(text)) return [];
  return scalarsIn(text)
    .filter(({ words }) => /^(?:‘[^‘’]*’|[“„][^“”„]*[”“])$/.test(words))
    .map(({ words, start }) => ({
      line: lineAt(text, start),
      message: `${words}: zet de tekst tussen ${QUOTES}, en niet tussen gekrulde`,
    }));
}

/** A whole number with a point at its thousands is a thousandth of it to YAML. */
function shrunkNumbers(text: string): Problem[] {
  if (!/\d\.000\b/.test(text)) return [];
  return scalarsIn(text)
    .filter(({ words }) => /^[1-9]\d{0,2}\.000$/.test(words))
    .map(({ words, start }) => {
      const message = `"${words}": schrijf een getal zonder punt bij de duizendtallen: ${words.replace('.', '')}`;
      return { line: lineAt(text, start), message };
    });
}

/** Texts that YAML ends at a ` #`: what stands behind it would be gone. */
function cutTexts(text: string): Problem[] {
  if (!/\S[ \t]+#/.test(text)) return [];
  return tokensIn(text).comments.flatMap(({ words, start }) => {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    if (before.trim() === '') return [];
    const message = `"${words}" leest niemand: achter een # telt niets meer; zet de hele tekst tussen ${QUOTES}, of een opmerking op een eigen regel`;
    return [{ line: lineAt(text, start), message }];
  });
}

const A_SETTING = /^[\w-]+:(?:\s|$)/;

/** So long is no name of a setting that lacks its colon. */
const SENTENCE = 40;

const isProse = (line: string) =>
  line.startsWith('##') || (/^[^\s#-]/.test(line) && line.length > SENTENCE);

/**
 * Where the second `---` is missing: settings that go on into the text, or to the end of the file.
 * @param front what stands below the first `---`, up to the next
 * @param isClosed whether there is a next
 */
export function fenceSlip(front: string, isClosed: boolean): Problem | undefined {
  const lines = front.split('\n');
  const last = lines.findLastIndex((line) => A_SETTING.test(line));
  const prose = lines.findIndex((line, index) => index > last && isProse(line));
  if (prose >= 0)
    return {
      line: prose + 1,
      message: 'zet boven deze regel, waar de tekst begint, een regel ---',
    };
  return isClosed ? undefined : { message: 'zet onder de gegevens een regel ---' };
}
