import { MAIL_COPY as COPY } from './copy.ts';
import type { Figure, ReportTopWords } from './report-top.ts';

type Plan = NonNullable<ReportTopWords['plan']>;

const line = ([name, value]: Figure) => `${name}: ${value}`;

const lineOf = (words?: string) => (words ? [words] : []);

const step = ({ name, now, later, same }: ReportTopWords['classes']): Figure => {
  const way = later ? `${now} ${COPY.to} ${later}` : now;
  return [name, same ? `${now}. ${same}.` : way];
};

const sums = ({ saving, cost, ofYear }: Plan) => [line(saving), line(cost), ...lineOf(ofYear)];

const beginning = ({ title, name, figures, alone }: NonNullable<Plan['start']>) => [
  line([title, name]),
  ...figures.map(line),
  ...lineOf(alone),
];

/** The same as `ReportTop`, as plain text. */
export function reportTopText({
  house,
  classes,
  doubt,
  plan,
  noPlan,
  sure,
  indicative,
}: ReportTopWords): string {
  const paragraphs = [
    [house, line(step(classes)), ...lineOf(doubt), ...(plan ? sums(plan) : [])],
    lineOf(noPlan),
    plan?.start ? beginning(plan.start) : [],
    [sure],
    [indicative],
  ];
  return paragraphs
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
