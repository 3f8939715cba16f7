import type { Report } from '@sens/engine';
import { formatEuro } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { mortgageWords } from '#words/money/mortgage-words.ts';
import { helpWithoutPlan, payWords, subsidiesToAskFor } from '#words/money/subsidy-todo.ts';
import { ToolsToo } from '../tools/ToolsToo.tsx';
import { Card } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { Loan } from './Loan.tsx';

function Mortgage({ report }: { report: Report }) {
  const room = report.financing.mortgageRoomCents;
  if (room <= 0) return null;
  const { text, conditions } = mortgageWords(report);
  return (
    <Card conditions={conditions} title={`${COPY.mortgageTitle}: ${formatEuro(room)}`}>
      <p className="mt-1">{text}</p>
    </Card>
  );
}

function Subsidies({ report }: { report: Report }) {
  const { title, texts } = subsidiesToAskFor(report);
  return (
    <Card title={title}>
      <ul className="mt-1 grid gap-2">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What may still help where no step is advised. */
function Help({ report }: { report: Report }) {
  const help = helpWithoutPlan(report);
  if (help === null) return null;
  return (
    <section aria-labelledby="hulp" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="hulp">{help.title}</h2>
        {help.texts.map((text) => (
          <p className="mt-2 max-w-[62ch]" key={text}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Ways to pay for the plan, each with its conditions; without a plan what may still help. */
export function Financing({ report }: { report: Report }) {
  if (report.plan.length === 0) return <Help report={report} />;
  return (
    <section aria-labelledby="betalen" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="betalen">{COPY.payTitle}</h2>
        <p className="mt-2 max-w-[60ch] sm:text-lg">{payWords(report)}</p>
        <Cards>
          <Subsidies report={report} />
          <Loan report={report} />
          <Mortgage report={report} />
        </Cards>
        <ToolsToo report={report} />
      </div>
    </section>
  );
}
