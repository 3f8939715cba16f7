import type { Report } from '@sens/engine';
import { formatEuroEstimate, roundEstimate } from '#lib/format-nl.ts';
import { outsideCaseWords } from './outside-words.ts';
import { questionLabel } from './question-copy.ts';

const CAUSES: Record<Report['doubts'][number]['cause'], string> = {
  gedrag: 'hoe u stookt',
  prijs: 'de prijs van het werk (vraag een offerte)',
  spouw: 'uw buitenmuur',
  isolatie: 'de isolatie',
  oppervlakte: 'de maten van uw huis',
  ligging: 'waar uw woning in het gebouw ligt',
};

/** The two largest causes of doubt, each with the question that narrows it where there is one. */
export const doubtParts = ({ doubts }: Pick<Report, 'doubts'>) =>
  doubts.map(({ cause, question }) => ({
    cause: CAUSES[cause],
    ...(question ? { question, asked: questionLabel(question) } : {}),
  }));

/** The same as text: "uw buitenmuur (Is de buitenmuur geïsoleerd?)". */
export const doubtWords = (report: Pick<Report, 'doubts'>): string[] =>
  doubtParts(report).map(({ cause, asked }) => (asked ? `${cause} (${asked})` : cause));

/** A likely case in which the plan saves less than its range says; nothing where that can hardly be seen. */
export function outsideWords({ outside, totals }: Pick<Report, 'outside' | 'totals'>): string {
  if (outside === null) return '';
  const { vraag, antwoord, besparingEurPerJaar: eur } = outside;
  if (roundEstimate(eur) >= roundEstimate(totals.savingCentsPerYear.low / 100)) return '';
  const saves =
    roundEstimate(eur) > 0 ? `maar ongeveer ${formatEuroEstimate(eur * 100)}` : 'bijna niets';
  return `${outsideCaseWords(vraag, antwoord)}, dan bespaart het plan ${saves} per jaar.`;
}
