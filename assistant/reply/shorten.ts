import { compoundParts, stem, wordsOf } from '#language/dutch.ts';
import type { AskedWord } from '#passages/search-passages.ts';
import type { Passage } from '#terms/index-file.ts';

/** What kind of figure was asked for. */
export type Wanted = 'price' | 'money' | 'time' | 'energy' | undefined;

const MONEY = /€|gratis|kosteloos|kost(?:en)? (?:u )?niets/i;
const FIGURE: Record<NonNullable<Wanted>, RegExp> = {
  price: MONEY,
  money: MONEY,
  energy: /\bkWh\b|m³/,
  time: /\b(?:\d+|een|één|twee|drie|paar)\b[^.]{0,12}\b(?:minuten|minuut|uur|uren|dag|dagen|werkdagen|week|weken|maand|maanden|jaar)\b/i,
};

/** Whether a text has a figure of the kind that was asked for. */
export const answersWith = (text: string, wanted: Wanted): boolean =>
  wanted === undefined || FIGURE[wanted].test(text);

const MOST_WORDS = 80;
const WHOLE_ANSWER = 95;
const MOST_ROWS = 4;
/** A row that says less of what was asked is as good as any other. */
const LEAST_OF_ROW = 0.8;
const countWords = (text: string) => text.split(' ').length;

/** A full stop within a number, a name or an abbreviation ends no sentence. */
const SENTENCE =
  /(?<=[.?!])(?<!\b(?:ca|art|nr|bijv|o\.a|m\.u\.v|t\.w\.v)\.)\s+(?=[\p{Lu}\d"'‘“€])/u;

const sentencesOf = (line: string) => line.split(SENTENCE);

/** How much of a question stands in a text. */
function fit(text: string, asked: readonly AskedWord[], wanted: Wanted): number {
  const bag = new Set<string>();
  const known = new Set(asked.flatMap(({ forms }) => [...forms.keys()]));
  for (const word of wordsOf(text)) {
    bag.add(stem(word));
    if (word.length > 6) {
      for (const form of known) if (form.length > 3 && word.includes(form)) bag.add(form);
      for (const part of compoundParts(word, (each) => known.has(each))) bag.add(part);
    }
  }
  const found = asked.map(
    ({ forms, weight }) =>
      weight * Math.max(0, ...[...forms].map(([form, counts]) => (bag.has(form) ? counts : 0))),
  );
  const bonus = wanted && FIGURE[wanted].test(text) ? 0.8 : 0;
  return found.reduce((sum, each) => sum + each, 0) + bonus;
}

/**
 * What of a passage answers a question: its own sentences, in their own order, none changed.
 * @returns lines to show one under the other
 */
export function shorten(
  { kind, heads, lines }: Passage,
  asked: readonly AskedWord[],
  wanted: Wanted,
): string[] {
  if (kind === 'table') return bestRows(lines, heads, asked, wanted);
  if (kind === 'own' || countWords(lines.join(' ')) <= MOST_WORDS) return [...lines];
  if (kind === 'faq' && countWords(lines.join(' ')) <= WHOLE_ANSWER) return [...lines];
  const from = wholeStart(lines, bestStart(lines, asInHeading(heads, asked), wanted));
  const chosen: string[] = [];
  let room = MOST_WORDS;
  for (const line of lines.slice(from)) {
    if (countWords(line) > room) break;
    chosen.push(line);
    room -= countWords(line);
  }
  return chosen.length > 0
    ? withoutAnnouncement(chosen)
    : [window(lines[from] ?? '', asked, wanted)];
}

/** A sentence that ends in a colon, after another one or at the beginning. */
const ANNOUNCES = /(?:^|(?<=[.!?)])\s+)[^.!?]*:$/u;

/** Lines without the sentence at their end that announces a list for which there was no room. */
function withoutAnnouncement(lines: readonly string[]): string[] {
  const before = lines.slice(0, -1);
  const last = (lines.at(-1) ?? '').replace(ANNOUNCES, '');
  if (last !== '') return [...before, last];
  return before.length > 0 ? before : [...lines];
}

/** What a heading of two things says of the one that was asked: "Brandveilig en verzekerd" has lines of either. */
function saidInHeading(heads: readonly string[], asked: readonly AskedWord[]): Set<string> {
  const parts = (heads.at(-1) ?? '').split(/ en |, /).map((part) => wordsOf(part).map(stem));
  const isAsked = (part: readonly string[]) =>
    asked.some(({ forms, isSubject }) => !isSubject && part.some((word) => forms.get(word) === 1));
  const halves = parts.length === 2 ? parts.filter(isAsked) : [];
  const half = new Set(halves.length === 1 ? halves[0] : []);
  return new Set(
    wordsOf(heads.join(' '))
      .map(stem)
      .filter((word) => !half.has(word)),
  );
}

/** What the heading says already, the lines need not say again. */
const asInHeading = (heads: readonly string[], asked: readonly AskedWord[]): AskedWord[] => {
  const said = saidInHeading(heads, asked);
  return asked.map((word) =>
    [...word.forms.keys()].some((form) => said.has(form)) || word.isSubject
      ? { ...word, weight: word.weight / 4 }
      : word,
  );
};

/** Where to begin so that the lines that fit say most of what was asked; of equals the first. */
function bestStart(lines: readonly string[], asked: readonly AskedWord[], wanted: Wanted): number {
  let best = { from: 0, fits: -1 };
  for (const from of lines.keys()) {
    if (isInList(lines, from)) continue;
    let text = '';
    for (const line of lines.slice(from)) {
      if (text !== '' && countWords(`${text} ${line}`) > MOST_WORDS) break;
      text = `${text} ${line}`.trim();
    }
    const fits =
      fit(text, asked, wanted) +
      fit(lines[from] ?? '', asked, wanted) / 3 +
      (from > 0 ? 0 : wanted ? 0.3 : 0.55);
    if (fits > best.fits + 0.01) best = { from, fits };
  }
  return best.from;
}

/** A line that begins so goes on about the one above it: "Doe dat alleen met het water", "En is de verf slecht". */
const GOES_ON =
  /^(?:en|maar|ook|dus|daarom|dan|daarna|dat|dit|die|deze|allebei)\b|^\p{L}+ (?:daarom|dat|dan)\b/iu;

/** An earlier start where the line says what it is about in the one above it, and there is room for both. */
function wholeStart(lines: readonly string[], best: number): number {
  let from = best;
  let words = countWords(lines[best] ?? '');
  while (from > 0 && GOES_ON.test(lines[from] ?? '') && !isInList(lines, from - 1)) {
    words += countWords(lines[from - 1] ?? '');
    if (words > MOST_WORDS) break;
    from -= 1;
  }
  return from;
}

const isItem = (line = '') => countWords(line) < 16;

/** An item of a list says little without the line above it. */
const isInList = (lines: readonly string[], at: number): boolean =>
  at > 0 && isItem(lines[at]) && (isItem(lines[at - 1]) || /:$/.test(lines[at - 1] ?? ''));

/** All rows are about an amount: these words tell none from another. */
const AMOUNT = /^(?:bedrag|bedragen|prijs|prijzen|kost|kosten|subsidie|isde)$/;

/** The rows that say most about what was asked, as they stand in the table; one that is named after it first. */
function bestRows(
  rows: readonly string[],
  heads: readonly string[],
  asked: readonly AskedWord[],
  wanted: Wanted,
): string[] {
  const telling = asked.filter(({ typed }) => !AMOUNT.test(typed));
  const beyond = asInHeading(heads, telling);
  const fits = rows.map(
    (row) =>
      fit(row, telling, wanted) / 2 +
      fit(row, beyond, undefined) / 2 +
      fit(row.split(':')[0] ?? '', telling, undefined),
  );
  const most = Math.max(...fits);
  // Where several things were asked for, or none, one row would be one answer of many.
  if (!wanted && rows.length <= MOST_ROWS + 1 && most < LEAST_OF_ROW) return [...rows];
  const chosen = rows.filter((row, at) => (fits[at] ?? 0) >= most - 0.01 || isNamed(row, beyond));
  return chosen.slice(0, MOST_ROWS);
}

/** Whether a row has the name of something that was asked for: hout or kunststof are two rows. */
const isNamed = (row: string, asked: readonly AskedWord[]): boolean => {
  const name = wordsOf(row.split(':')[0] ?? '').map(stem);
  return (
    name.length === 1 &&
    asked.some(({ forms, isSubject }) => !isSubject && forms.get(name[0] ?? '') === 1)
  );
};

/** Sentences that follow each other, with the one that fits best among them. */
function window(line: string, asked: readonly AskedWord[], wanted: Wanted): string {
  const sentences = sentencesOf(line);
  const fits = sentences.map((sentence) => fit(sentence, asked, wanted));
  const best = fits.indexOf(Math.max(...fits));
  let from = Math.max(0, best - 1);
  let to = best + 1;
  const size = () => countWords(sentences.slice(from, to).join(' '));
  while (to < sentences.length && size() < MOST_WORDS - 20) to += 1;
  while (from > 0 && size() < MOST_WORDS - 20) from -= 1;
  return sentences.slice(from, to).join(' ');
}
