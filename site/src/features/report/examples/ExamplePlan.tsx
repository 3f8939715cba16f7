import type { Report } from '@sens/engine';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { MEASURE_WORDS, REPORT_COPY } from '../copy.ts';
import { investmentWords, paybackWords, subsidyWords } from '../money-words.ts';
import { EXAMPLES_COPY as COPY } from './copy.ts';

/** The plan of a household as a table with its figures. */
export function ExamplePlan({ report, title }: { report: Report; title: string }) {
  if (report.plan.length === 0) return <p className="mt-5">{COPY.emptyPlan}</p>;
  return (
    <div className="prose mt-5 max-w-none">
      <TableScroll label={`${COPY.plan}: ${title}`}>
        <thead>
          <tr>
            <th scope="col">{COPY.measure}</th>
            <th scope="col">{REPORT_COPY.investment}</th>
            <th scope="col">{REPORT_COPY.subsidy(report.subsidyYear)}</th>
            <th scope="col">{REPORT_COPY.saving}</th>
            <th scope="col">{REPORT_COPY.payback}</th>
            <th scope="col">{REPORT_COPY.labelAfter}</th>
          </tr>
        </thead>
        <tbody>
          {report.plan.map((measure) => (
            <tr key={measure.id}>
              <th scope="row">
                {measure.step}. {MEASURE_WORDS[measure.id].name}
              </th>
              <td>{investmentWords(measure.investmentCents)}</td>
              <td>{subsidyWords(measure.subsidyCents)}</td>
              <td>{formatEuroRange(measure.savingCentsPerYear)}</td>
              <td>{paybackWords(measure.paybackYears, measure.lifetimeYears)}</td>
              <td>{measure.labelAfter}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
