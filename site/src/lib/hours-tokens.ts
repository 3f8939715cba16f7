import {
  betweenInWords,
  daysInWords,
  linesInWords,
  timesInWords,
} from '@sens/assistant/hours-in-words';
import { openLines, type WrittenHours } from '@sens/assistant/written-hours';
import { capital } from './capital.ts';

/** Hours of one kind, as content/company.yaml has them. */
interface HoursOfKind {
  id: string;
  lines: readonly WrittenHours[];
}

/**
 * How texts of content/ give the opening hours, by the name between their braces (docs/inhoud.md).
 * The main hours are those of the first line that gives any: without one they have no name, and a text that asks
 * for them stops the build.
 */
export function hoursTokens(openingHours: readonly HoursOfKind[]): Record<string, string> {
  return Object.fromEntries(
    openingHours.flatMap((hours) => {
      const lines = linesInWords(hours);
      const [main] = openLines(hours.lines);
      const name = `hours:${hours.id}`;
      return [
        [name, lines.join(', ')],
        [`${name}:sentences`, lines.map((line, at) => (at > 0 ? capital(line) : line)).join('. ')],
        ...(main
          ? [
              [`${name}:days`, daysInWords(main.days)],
              [`${name}:times`, timesInWords(main.spans)],
              [`${name}:between`, betweenInWords(main.spans)],
            ]
          : []),
      ];
    }),
  );
}
