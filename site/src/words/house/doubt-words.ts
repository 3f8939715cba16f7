import type { Report } from '@sens/engine';
import { formatEuroEstimate, roundEstimate } from '#lib/format-nl.ts';
import { OUTSIDE_COPY, type OutsideCopy, outsideCaseWords } from './outside-words.ts';
import { questionLabel } from './question-copy.ts';

/** Words of doubt; whoever reads of somebody else's house has others. */
export interface DoubtCopy {
  causes: Record<Report['doubts'][number]['cause'], string>;
  /** A cause with the question that narrows it. */
  asked: (cause: string, question: string) => string;
  cases: OutsideCopy;
}

export const DOUBT_COPY: DoubtCopy = {
  causes: {
    gedrag: 'hoeveel energie u gebruikt',
    prijs: 'de prijs van het werk (vraag een offerte)',
    spouw: 'uw buitenmuur',
    isolatie: 'de isolatie',
    oppervlakte: 'de maten van uw huis',
    ligging: 'waar uw woning in het gebouw ligt',
  },
  asked: (cause, question) => `${cause} (${question})`,
  cases: OUTSIDE_COPY,
};

/** The two largest causes of doubt, each with the question that narrows it where there is one. */
export const doubtParts = (
  { doubts }: Pick<Report, 'doubts'>,
  { causes }: Pick<DoubtCopy, 'causes'> = DOUBT_COPY,
) =>
  doubts.map(({ cause, question }) => ({
    cause: causes[cause],
    ...(question ? { question, asked: questionLabel(question) } : {}),
  }));

/** The same as text: "uw buitenmuur (Is de buitenmuur geïsoleerd?)". */
export const doubtWords = (report: Pick<Report, 'doubts'>, copy = DOUBT_COPY): string[] =>
  doubtParts(report, copy).map(({ cause, asked }) => (asked ? copy.asked(cause, asked) : cause));

/** A likely case in which the plan saves less than its range says; nothing where that can hardly be seen. */
export function outsideWords(
  { outside, totals }: Pick<Report, 'outside' | 'totals'>,
  { cases }: Pick<DoubtCopy, 'cases'> = DOUBT_COPY,
): string {
  if (outside === null) return '';
  const { vraag, antwoord, besparingEurPerJaar: eur } = outside;
  if (roundEstimate(eur) >= roundEstimate(totals.savingCentsPerYear.low / 100)) return '';
  const saves =
    roundEstimate(eur) > 0 ? `maar ongeveer ${formatEuroEstimate(eur * 100)}` : 'bijna niets';
  return `${outsideCaseWords(vraag, antwoord, cases)}, dan bespaart het plan ${saves} per jaar.`;
}
