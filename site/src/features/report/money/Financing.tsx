import type { Registered } from '@sens/contract';
import type { Report } from '@sens/engine';
import { formatEuro } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { mortgageWords } from '#words/money/mortgage-words.ts';
import { helpWithoutPlan, payWords, subsidiesToAskFor } from '#words/money/subsidy-todo.ts';
import { ToolsToo } from '../tools/ToolsToo.tsx';
import { Card } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { Loan } from './Loan.tsx';

interface Shown {
  report: Report;
  /** What registers know of the house. */
  registered?: Registered | undefined;
}

function Mortgage({ report, registered }: Shown) {
  const { roomCents, text, conditions } = mortgageWords(report, registered);
  if (roomCents <= 0) return null;
  return (
    <Card conditions={conditions} title={`${COPY.mortgageTitle}: ${formatEuro(roomCents)}`}>
      <p className="mt-1">{text}</p>
    </Card>
  );
}

function Subsidies({ report, registered }: Shown) {
  const { title, texts } = subsidiesToAskFor(report, registered);
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
function Help({ report, registered }: Shown) {
  const help = helpWithoutPlan(report, registered);
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
export function Financing({ report, registered }: Shown) {
  if (report.plan.length === 0) return <Help registered={registered} report={report} />;
  return (
    <section aria-labelledby="betalen" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="betalen">{COPY.payTitle}</h2>
        <p className="mt-2 max-w-[60ch] sm:text-lg">{payWords(report)}</p>
        <Cards>
          <Subsidies registered={registered} report={report} />
          <Loan report={report} />
          <Mortgage registered={registered} report={report} />
        </Cards>
        <ToolsToo report={report} />
      </div>
    </section>
  );
}
