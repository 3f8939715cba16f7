import type { Report } from '@sens/engine';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY, MEASURE_WORDS } from '../copy.ts';
import { Folded } from '../Folded.tsx';
import { investmentWords, netWords, paybackWords, subsidyWords } from '../money-words.ts';
import { reasonWords } from '../reason-words.ts';
import { IndicativeTag } from './StepFigures.tsx';

function Row({ measure }: { measure: Report['considered'][number] }) {
  const { investmentCents, subsidyCents, priceIsIndicative } = measure;
  return (
    <tr>
      <th scope="row">{MEASURE_WORDS[measure.id].name}</th>
      <td>
        {investmentWords(investmentCents)}
        {investmentCents && priceIsIndicative ? (
          <IndicativeTag>{COPY.indicativePrice}</IndicativeTag>
        ) : null}
      </td>
      <td>{subsidyWords(subsidyCents)}</td>
      <td>{netWords(investmentCents, subsidyCents)}</td>
      <td>{formatEuroRange(measure.savingCentsPerYear)}</td>
      <td>{paybackWords(measure.paybackYears, measure.lifetimeYears, investmentCents)}</td>
      <td>{measure.reasons.map(reasonWords).join(' ')}</td>
    </tr>
  );
}

/** What was worked out but not chosen, with its figures, so that the visitor can weigh it. */
export function Considered({ report }: { report: Report }) {
  if (report.considered.length === 0) return null;
  return (
    <Folded className="mt-10" summary={<h3>{COPY.consideredTitle}</h3>}>
      <p className="max-w-[60ch]">{COPY.consideredText}</p>
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
              <th className="min-w-64" scope="col">
                {COPY.ground}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.considered.map((measure) => (
              <Row key={measure.id} measure={measure} />
            ))}
          </tbody>
        </TableScroll>
      </div>
    </Folded>
  );
}
