/** A question as a visitor types it, and what a right answer is. */
export interface TestQuestion {
  kind: QuestionKind;
  question: string;
  /** What was asked before it. */
  earlier?: readonly string[];
  /** Pages of which one is named as a source; none when a person has to help. */
  pages: readonly string[];
  /** What the answer holds, whatever the capitals. */
  phrase?: RegExp;
}

export type QuestionKind =
  | 'service'
  | 'price'
  | 'subsidy'
  | 'process'
  | 'town'
  | 'hours'
  | 'complaint'
  | 'outside'
  | 'typo'
  | 'english'
  | 'follow-up'
  | 'danger'
  | 'injection';

type Row = readonly [kind: QuestionKind, question: string, pages: string, phrase?: RegExp];

/** @param rows kind, question (after what was asked before it, ` >> ` between), right pages, what the answer holds */
export const toQuestions = (rows: readonly Row[]): TestQuestion[] =>
  rows.map(([kind, text, pages, phrase]) => {
    const asked = text.split(' >> ');
    return {
      kind,
      question: asked.at(-1) ?? '',
      ...(asked.length > 1 ? { earlier: asked.slice(0, -1) } : {}),
      pages: pages.split(' ').filter((page) => page !== ''),
      ...(phrase ? { phrase } : {}),
    };
  });

const SERVICES = ['isolatie', 'energielabels', 'advies', 'zonnepanelen', 'warmtepompen'];

/** The pages of a town, of which any will do. */
export const townPages = (town: string): string =>
  SERVICES.map((service) => `/${service}-${town}`).join(' ');
