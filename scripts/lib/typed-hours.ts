import { openLines } from '@sens/assistant/written-hours';
import type { z } from 'zod';
import type { companySchema } from '../../site/src/content-schemas/company.ts';

type HoursOfKind = z.output<typeof companySchema>['openingHours'][number];

/** From a time to a time, as in "8.00 tot 18.00 uur", "tussen 8.00 en 18.00 uur" and "8-18 uur". */
const SPAN =
  /(?<![\d.:])(\d{1,2})(?:[.:](\d{2}))?(?: uur)? ?(?:tot(?: en met)?|en|t\/m|[-–]) ?(\d{1,2})(?:[.:](\d{2}))? uur/g;

/** What only a sentence about being open has. */
const OPEN = /\b(?:open|belt?|bellen|bereikbaar|nemen wij op|kantoor|langskomen)\b/i;

const minutes = (hour = '', minute = '0') => Number(hour) * 60 + Number(minute);

/**
 * Opening hours that a line types out: the company's own, however they are written, or any that the line says somebody
 * is there. Other hours may be typed, such as those between which a heat pump must be quiet.
 * @param line of a text in content/
 * @param openingHours those of content/company.yaml
 * @returns for each what to write instead, in Dutch
 */
export function typedHours(line: string, openingHours: readonly HoursOfKind[]): string[] {
  const known = openingHours.flatMap(({ id, lines }) =>
    openLines(lines).flatMap(({ spans }) => spans.map((span) => ({ id, ...span }))),
  );
  return [...line.matchAll(SPAN)].flatMap(([found, h1, m1, h2, m2]) => {
    const from = minutes(h1, m1);
    const to = minutes(h2, m2);
    const own = known.find((each) => each.from === from && each.to === to);
    if (!own && !(m1 && m2 && OPEN.test(line))) return [];
    const token = `{{hours:${own?.id ?? 'telefonisch'}}}`;
    return [
      `"${found}": openingstijden staan alleen in company.yaml; schrijf ${token} (docs/inhoud.md)`,
    ];
  });
}
