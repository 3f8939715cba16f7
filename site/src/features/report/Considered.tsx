import type { Report } from '@sens/engine';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY, MEASURE_WORDS } from './copy.ts';
import { netCents, paybackWords } from './PlanStep.tsx';
import { reasonWords } from './reason-words.ts';

/** What was worked out but not chosen, with its figures, so that the visitor can weigh it. */
export function Considered({ report }: { report: Report }) {
  if (report.considered.length === 0) return null;
  return (
    <section aria-labelledby="doorgerekend" className="mt-10">
      <h3 id="doorgerekend">{COPY.consideredTitle}</h3>
      <p className="mt-1 max-w-[60ch]">{COPY.consideredText}</p>
      <div className="prose mt-3 max-w-none">
        <TableScroll label={COPY.consideredTitle}>
          <thead>
            <tr>
              <th scope="col">{COPY.measure}</th>
              <th scope="col">{COPY.investment}</th>
              <th scope="col">{COPY.subsidy(report.subsidyYear)}</th>
              <th scope="col">{COPY.net}</th>
              <th scope="col">{COPY.saving}</th>
              <th scope="col">{COPY.payback}</th>
              <th scope="col">{COPY.ground}</th>
            </tr>
          </thead>
          <tbody>
            {report.considered.map((measure) => (
              <tr key={measure.id}>
                <th scope="row">{MEASURE_WORDS[measure.id].name}</th>
                <td>{formatEuroRange(measure.investmentCents)}</td>
                <td>
                  {measure.subsidyCents ? formatEuroRange(measure.subsidyCents) : COPY.noSubsidy}
                </td>
                <td>{formatEuroRange(netCents(measure.investmentCents, measure.subsidyCents))}</td>
                <td>{formatEuroRange(measure.savingCentsPerYear)}</td>
                <td>{paybackWords(measure.paybackYears, measure.lifetimeYears)}</td>
                <td>{measure.reasons.map(reasonWords).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </div>
    </section>
  );
}
