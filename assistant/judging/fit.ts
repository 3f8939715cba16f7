import { stemsOf } from '#language/dutch.ts';
import type { AskedWord, FoundPassage } from '#passages/search-passages.ts';
import type { Question } from '#question/read-question.ts';
import { answersWith } from '#reply/shorten.ts';
import { WEIGHTS } from '#terms/weights.ts';
import { type RowFacts, rowFacts } from './row-facts.ts';

/** So many are weighed, besides those that heard questions speak for. */
const MOST_WEIGHED = 80;

/** A word that weighs less says nothing of what is asked. */
const LITTLE = 0.2;

/** Headings of what something saves: no price stands there. */
const SAVING = /^(?!.*\bkost).*\b(?:scheelt|bespar)/i;

/** Questions that ask for a price. */
const IS_PRICE = /^Wat kost/;

/** A grant is something else than a price. */
const GRANT = stemsOf('subsidie ISDE');

const isOfGrant = ({ forms }: AskedWord) => GRANT.some((form) => forms.has(form));

/**
 * Found passages by how well they fit what kind of answer was asked for, best first.
 * @param around words of what was told around the question
 * @param heardOf how much of the questions that were heard speaks for a passage, 0 to 1
 */
export function byFit(
  found: readonly FoundPassage[],
  question: Question,
  around: readonly AskedWord[],
  heardOf: (found: FoundPassage) => number,
): FoundPassage[] {
  const { asked, wanted } = question;
  const hasGrant = asked.some(isOfGrant);
  const isGrantOnly = asked.every(
    (word) => word.isSubject || (word.weight < LITTLE && !word.isAspect) || isOfGrant(word),
  );
  const wantsMoney = wanted === 'price' || wanted === 'money';
  const wantsRow = wanted === 'price' || (hasGrant && (wanted === 'money' || isGrantOnly));

  function weigh(each: FoundPassage): FoundPassage {
    const { kind, heads } = each.passage;
    const facts = rowFacts(each);
    const isGrant = facts.named.some((form) => GRANT.includes(form));
    const isPrice = wanted !== 'price' || !SAVING.test(heads.join(' '));
    const isRow =
      isPrice &&
      wantsRow &&
      each.lacksAspect === 0 &&
      kind === 'table' &&
      isGrant === hasGrant &&
      hasRow(facts, asked);
    let { score } = each;
    score += WEIGHTS.around * shareIn(each, around) + WEIGHTS.heard * heardOf(each);
    score -= WEIGHTS.misses * each.misses ** 2 + WEIGHTS.aspect * each.lacksAspect;
    if (isRow) score += WEIGHTS.row;
    if (!wanted && kind === 'table' && hasRowOf(facts, asked)) score += WEIGHTS.row / 2;
    if (wanted)
      score += isPrice && answersWith(facts.text, wanted) ? WEIGHTS.figure : -WEIGHTS.figure;
    if (kind === 'term') score += tellsMeaning(each, question) ? WEIGHTS.meaning : -WEIGHTS.meaning;
    // What a word means is no answer to who asks something else of it, however often that word was asked about.
    if (isMeaningOf(each.passage) && !question.isMeaning)
      score -= WEIGHTS.elseOfWord * (1 - each.coverage);
    if (!wantsMoney && kind === 'faq' && IS_PRICE.test(heads[0] ?? '')) score -= WEIGHTS.otherPrice;
    if (!hasGrant && isGrant) score -= wanted === 'price' ? 2 * WEIGHTS.grant : WEIGHTS.grant;
    // The row is the answer, whatever else was said around what it names.
    const coverage = isRow ? Math.max(each.coverage, WEIGHTS.leastOfRow) : each.coverage;
    return { ...each, score, coverage };
  }

  return found
    .filter((each, at) => at < MOST_WEIGHED || heardOf(each) > 0)
    .map(weigh)
    .sort((a, b) => b.score - a.score);
}

/** What one word means: a term, or among the questions of a page "Wat is verduurzamen?" */
const isMeaningOf = ({ kind, heads }: FoundPassage['passage']) =>
  kind === 'term' ||
  (kind === 'faq' &&
    /^Wat (?:is|zijn|betekent) (?:(?:een|de|het) )?[\p{L}\d-]+\?$/u.test(heads[0] ?? ''));

const tellsMeaning = ({ likeness, passage }: FoundPassage, { isMeaning }: Question) =>
  likeness > 0.5 && (isMeaning || passage.asks !== undefined);

/** A word of a row as one asked for, or a compound with it; an isolerende deur is no isolatie. */
const isOf =
  (form: string) =>
  ([word, root]: readonly [word: string, root: string]) =>
    root === form || (word.includes(form) && !word.startsWith(`${form}er`));

/** Whether a row with an amount is about what was asked. */
const hasRow = ({ amounts }: RowFacts, asked: readonly AskedWord[]) =>
  amounts.some((said) =>
    asked.some(
      ({ forms, isSubject }) =>
        isSubject && [...forms].some(([form, counts]) => counts > 0.75 && said.some(isOf(form))),
    ),
  );

/** Whether a row is named after something that was asked. */
const hasRowOf = ({ rowNames }: RowFacts, asked: readonly AskedWord[]) =>
  asked.some(
    ({ forms, weight, isSubject }) =>
      !isSubject &&
      weight > 0.4 &&
      [...forms].some(([form, counts]) => counts === 1 && rowNames.has(form)),
  );

/** How much a passage says of some words. */
function shareIn({ has }: FoundPassage, words: readonly AskedWord[]): number {
  let found = 0;
  let all = 0;
  for (const { forms, weight } of words) {
    all += weight;
    if ([...forms.keys()].some(has)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}
