import { figures2026, type Report } from '@sens/engine';
import { formatDate, formatEuro } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { Card } from './Card.tsx';
import { Loan } from './Loan.tsx';

const { vat, loans } = figures2026;

function Mortgage({ report }: { report: Report }) {
  const room = report.financing.mortgageRoomCents;
  if (room <= 0) return null;
  return (
    <Card
      conditions={COPY.mortgageConditions(
        formatDate(loans.mortgageRoom.validUntil ?? '2026-12-31'),
      )}
      folded
      title={`${COPY.mortgageTitle}: ${formatEuro(room)}`}
    >
      <p className="mt-1">{COPY.mortgageText(report.now.label.likely)}</p>
    </Card>
  );
}

function Vat() {
  return (
    <Card
      conditions={[
        COPY.vatSolar(vat.solarPanels.value.percent),
        COPY.vatLabour(
          vat.insulationLabour.value.percent,
          vat.insulationLabour.value.olderThanYears,
        ),
        COPY.vatOther(vat.general.value.percent),
      ]}
      folded
      indicative
      title={COPY.vatTitle}
    >
      <p className="mt-1">{COPY.vatNote}</p>
    </Card>
  );
}

/** Ways to pay for the plan, each with its conditions. */
export function Financing({ report }: { report: Report }) {
  if (report.plan.length === 0) return null;
  return (
    <section aria-labelledby="betalen" className="bg-white py-10 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="betalen">{COPY.payTitle}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">{COPY.payText}</p>
        <div className="mt-8 grid items-start gap-4 lg:grid-cols-2 print:block print:space-y-2">
          <div className="grid gap-4 print:block print:space-y-2">
            <Loan report={report} />
            <Card folded title={COPY.townTitle}>
              <p className="mt-1">{COPY.townText}</p>
            </Card>
          </div>
          <div className="grid gap-4 print:block print:space-y-2">
            <Mortgage report={report} />
            <Vat />
          </div>
        </div>
      </div>
    </section>
  );
}
