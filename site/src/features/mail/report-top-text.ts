import { MAIL_COPY as COPY } from './copy.ts';
import type { Figure, ReportTopWords } from './report-top.ts';

type Plan = NonNullable<ReportTopWords['plan']>;

const line = ([name, value]: Figure) => `${name}: ${value}`;

const lineOf = (words?: string) => (words ? [words] : []);

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
  plan,
  noPlan,
  sure,
  indicative,
}: ReportTopWords): string {
  const { name, now, later } = classes;
  const step: Figure = [name, later ? `${now} ${COPY.to} ${later}` : now];
  const paragraphs = [
    [house, line(step), ...(plan ? sums(plan) : [])],
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
