import { MAIL_COPY as COPY } from './copy.ts';
import type { Figure, ReportTopWords } from './report-top.ts';

const line = ([name, value]: Figure) => `${name}: ${value}`;

const lineOf = (words?: string) => (words ? [words] : []);

/** The same as `ReportTop`, as plain text. */
export function reportTopText({
  house,
  classes,
  plan,
  noPlan,
  sure,
  indicative,
}: ReportTopWords): string {
  const { name, now, later } = classes;
  const step: Figure = [name, later ? `${now} ${COPY.to} ${later}` : now];
  const start = plan?.start;
  const paragraphs = [
    [house, line(step), ...(plan ? [line(plan.saving), line(plan.cost)] : [])],
    lineOf(noPlan),
    start
      ? [line([start.title, start.name]), ...start.figures.map(line), ...lineOf(start.alone)]
      : [],
    [sure],
    [indicative],
  ];
  return paragraphs
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
