import { openLines, WEEK } from '@sens/assistant/written-hours';
import type { z } from 'zod';
import type { companySchema } from '../../site/src/content-schemas/company.ts';

type HoursOfKind = z.output<typeof companySchema>['openingHours'][number];

/**
 * From a time to a time, as in "8.00 tot 18.00 uur", "tussen 8.00 en 18.00 uur" and "8-18 uur"; without "uur" only where
 * nothing follows of which it may be a number.
 */
const SPAN =
  /(?<![\d.:,])(\d{1,2})(?:[.:](\d{2}))?(?: uur)? ?(?:tot(?: en met)?|en|t\/m|[-–]) ?(\d{1,2})(?:[.:](\d{2}))?( uur|(?=$|[.,;:!?)]+(?:\s|$)))/g;

/** What goes before hours of being open, right before them. */
const BEFORE = new RegExp(
  `(?:\\b(?:van|tussen|${WEEK.join('|')}|werkdagen|dag)|\\b(?:ma|di|wo|do|vr|za|zo)\\.?):? (?:van |tussen )?$`,
  'i',
);

/** What only a sentence about being open has. */
const OPEN =
  /\b(?:open|geopend|openingstijden|belt?|bellen|bereikbaar|telefonisch|nemen wij op|kantoor|langskomen|terecht)\b/i;

/** Whether hours are of one day, and the sentence that they stand in says that somebody is there. */
function isSaidToBeOpen(sentence: string, at: number, from: number, to: number): boolean {
  const isOfADay = from >= 6 * 60 && from < to && to <= 23 * 60;
  return isOfADay && BEFORE.test(sentence.slice(0, at)) && OPEN.test(sentence);
}

const SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u;

const minutes = (hour = '', minute = '0') => Number(hour) * 60 + Number(minute);

/**
 * Opening hours that a line types out: the company's own, however they are written, or any in which it says somebody is
 * there. Other hours may be typed, such as those between which a heat pump must be quiet.
 * @param line of a text in content/
 * @param openingHours those of content/company.yaml
 * @returns for each what to write instead, in Dutch
 */
export function typedHours(line: string, openingHours: readonly HoursOfKind[]): string[] {
  const found = line
    .split(SENTENCES)
    .flatMap((sentence) => [...sentence.matchAll(SPAN)].map((span) => ({ sentence, span })));
  // Hardly a line has any, and all lines of the site are asked.
  if (found.length === 0) return [];
  const known = openingHours.flatMap(({ id, lines }) =>
    openLines(lines).flatMap(({ spans }) => spans.map((span) => ({ id, ...span }))),
  );
  return found.flatMap(({ sentence, span }) => {
    const [words, h1, m1, h2, m2, ofTheClock] = span;
    const from = minutes(h1, m1);
    const to = minutes(h2, m2);
    const own = known.find((each) => each.from === from && each.to === to);
    const isExact = m1 && m2 && OPEN.test(line);
    const isTold = ofTheClock && (own || isExact);
    if (!isTold && !isSaidToBeOpen(sentence, span.index, from, to)) return [];
    const token = `{{hours:${own?.id ?? 'telefonisch'}}}`;
    return [
      `"${words}": openingstijden staan alleen in company.yaml; schrijf ${token} (docs/inhoud.md)`,
    ];
  });
}
