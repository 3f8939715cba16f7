import type { Registered } from '@sens/contract';
import {
  type AnswerField,
  type BehindReport,
  type Fact,
  figuresFor,
  type Report,
} from '@sens/engine';
import { methodOf } from '@sens/engine/method';
import type { ReactNode } from 'react';
import { isAsked } from '#features/house-questions/is-asked.ts';
import {
  formatDate,
  formatEuroEstimate,
  formatNumber,
  formatRange,
  roundEstimate,
} from '#lib/format-nl.ts';
import { answerWords } from '#words/house/answer-words.ts';
import { billDoubtWords } from '#words/house/bill-doubt-words.ts';
import { doubtWords, outsideWords } from '#words/house/doubt-words.ts';
import { GROUPS } from '#words/house/fact-groups.ts';
import { FACT_LABELS } from '#words/house/fact-labels.ts';
import { houseFactWords } from '#words/house/fact-words.ts';
import { houseName } from '#words/house/house-name.ts';
import { PART_LABELS } from '#words/house/part-words.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { questionEffects } from '#words/house/question-effects.ts';
import { registeredWords } from '#words/house/registered-words.ts';
import { originOf } from '#words/house/shown-origin.ts';
import {
  investmentWords,
  paybackWords,
  plainNetWords,
  subsidyWords,
} from '#words/money/money-words.ts';
import { emptyPlanWords } from '#words/plan/empty-plan-words.ts';
import { groundWords } from '#words/plan/ground-words.ts';
import { heritageWords } from '#words/plan/heritage-words.ts';
import { leftOutWords } from '#words/plan/left-out-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { ROUTE_NAMES, stageName } from '#words/plan/route-words.ts';
import { sizeWords } from '#words/plan/size-words.ts';
import { nameWithOwner, netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { ADVISER_COPY as COPY } from './copy.ts';
import { certaintyWords, energyWords, partRows, type Row, stateRows } from './figures.ts';
import { RowsTable } from './RowsTable.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 print:mt-1">
      <h2 className="text-[1.375rem] print:text-[10pt]">{title}</h2>
      {children}
    </section>
  );
}

/** Every input with its value and where that comes from. */
function factRows({ dwelling }: Report): Row[] {
  return GROUPS.flatMap(({ fields }) => fields)
    .filter((field) => isAsked(field, dwelling))
    .map((field: AnswerField) => {
      const fact: Fact<string | number> = dwelling[field];
      const origin =
        fact.given === undefined
          ? COPY.origins[originOf(field, dwelling)]
          : COPY.adjusted(answerWords(field, fact.given));
      return [FACT_LABELS[field], houseFactWords(field, dwelling), origin];
    });
}

function Facts({ report, registered }: { report: Report; registered: Registered | undefined }) {
  return (
    <Part title={COPY.facts}>
      {registeredWords(report, registered).map((words) => (
        <p className="mt-1" key={words}>
          {words}
        </p>
      ))}
      <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3 print:columns-3 print:gap-x-4">
        {factRows(report).map(([name, value, origin]) => (
          <li className="mb-1 break-inside-avoid print:mb-px" key={name}>
            {name}: <strong>{value}</strong> ({origin})
          </li>
        ))}
      </ul>
    </Part>
  );
}

const labelWords = ({ label: { likely, best, worst } }: Report['now']) =>
  best === worst ? likely : `${likely} (${best}-${worst})`;

function House({ report, behind }: { report: Report; behind: BehindReport }) {
  return (
    <div className="gap-x-8 lg:grid lg:grid-cols-2 print:grid print:grid-cols-[1.15fr_1fr] print:gap-x-4">
      <Part title={COPY.shell}>
        <RowsTable
          heads={[
            COPY.part,
            COPY.area,
            COPY.uNow,
            COPY.uAfter,
            COPY.normNow,
            COPY.realNow,
            COPY.realAfter,
          ]}
          isFigures
          label={COPY.shell}
          rows={partRows(behind, (part) => PART_LABELS[part])}
        />
        <p className="mt-1 text-sm text-muted print:text-[7pt]">{COPY.shellNote}</p>
        <Certainty behind={behind} report={report} />
      </Part>
      <Part title={COPY.energy}>
        <RowsTable
          heads={[COPY.subject, COPY.now, COPY.after]}
          isFigures
          label={COPY.energy}
          rows={stateRows(behind, [labelWords(report.now), labelWords(report.after)])}
        />
      </Part>
    </div>
  );
}

function Certainty({ report, behind }: { report: Report; behind: BehindReport }) {
  const doubts = doubtWords(report);
  const effects = questionEffects(report);
  const lines = [
    ...certaintyWords(behind),
    ...(doubts.length > 0 ? [`${COPY.largest} ${doubts.join(', ')}.`] : []),
    outsideWords(report),
    billDoubtWords(report),
    ...(effects.length > 0
      ? [
          `${COPY.ask} ${effects.map(({ field, words }) => `${questionLabel(field)} ${words}`).join(' ')}`,
        ]
      : []),
  ];
  return (
    <>
      <h3 className="mt-4 text-[1.0625rem] print:mt-1 print:text-[9pt]">{COPY.doubts}</h3>
      <ul className="mt-1 list-disc pl-5 print:pl-3">
        {lines.filter(Boolean).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

const amount = (value: number) => formatNumber(roundEstimate(value));

/** Each step with its sums; below it why, and what to know of it. */
function Steps({ report, behind }: { report: Report; behind: BehindReport }) {
  if (report.plan.length === 0) return <p className="mt-4">{emptyPlanWords(report)}</p>;
  const rows = report.plan.map((one, at): Row => {
    const size = sizeWords(one, report.dwelling);
    return [
      `${one.step}. ${MEASURE_WORDS[one.id].name}${size ? ` (${size})` : ''}`,
      investmentWords(one.investmentCents),
      subsidyWords(one),
      formatRange(one.savingCentsPerYear, formatEuroEstimate),
      energyWords(
        {
          gasM3: one.gasSavedM3PerYear.mid,
          heatGj: behind.heatSavedGj[at],
          kwh: one.electricitySavedKwhPerYear.mid,
        },
        amount,
      ),
      paybackWords(one.paybackYears, one.lifetimeYears),
      COPY.years(one.lifetimeYears),
      one.labelAfter,
    ];
  });
  const heritage = heritageWords(report);
  return (
    <Part title={COPY.plan}>
      <RowsTable
        heads={[
          COPY.step,
          REPORT_COPY.investment,
          REPORT_COPY.subsidy(report.subsidyYear),
          REPORT_COPY.saving,
          COPY.saved,
          REPORT_COPY.payback,
          COPY.lifetime,
          REPORT_COPY.labelAfter,
        ]}
        label={COPY.plan}
        rows={rows}
      />
      {heritage ? <p className="mt-2 print:mt-0.5">{heritage}</p> : null}
      <h3 className="mt-4 text-[1.0625rem] print:mt-1 print:text-[9pt]">{COPY.reasons}</h3>
      <ol className="mt-1 list-decimal gap-x-8 pl-5 lg:columns-2 print:columns-2 print:gap-x-4 print:pl-4 print:text-[7pt]">
        {report.plan.map(({ id, reasons }) => (
          <li className="mb-1 break-inside-avoid print:mb-px print:break-inside-auto" key={id}>
            {reasons.map(reasonWords).join(' ')}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Rejected({ report }: { report: Report }) {
  const lines = [
    ...report.considered.map((measure) => [
      nameWithOwner(measure),
      `${plainNetWords(measure.investmentCents, measure.subsidyCents)}, ${formatRange(measure.savingCentsPerYear, formatEuroEstimate)} per jaar. ${groundWords(measure, report.dwelling)}`,
    ]),
    ...report.leftOut.map((one) => [
      MEASURE_WORDS[one.id].name,
      leftOutWords(one, report.dwelling),
    ]),
  ] as const;
  if (lines.length === 0) return null;
  return (
    <Part title={COPY.rejected}>
      <ul className="mt-1 gap-x-8 lg:columns-2 print:columns-2 print:gap-x-4 print:text-[7pt]">
        {lines.map(([name, words]) => (
          <li className="mb-1 break-inside-avoid print:mb-px" key={name}>
            <strong>{name}:</strong> {words}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Routes({ report }: { report: Report }) {
  const { routes, stages } = report;
  const names = (ids: readonly (keyof typeof MEASURE_WORDS)[]) =>
    ids.map((id) => MEASURE_WORDS[id].name).join(', ') || COPY.nothing;
  const rows = [
    ...routes.map(
      (route): Row => [
        route.chosen ? COPY.chosen(ROUTE_NAMES[route.id]) : ROUTE_NAMES[route.id],
        formatEuroEstimate(route.netInvestmentCents),
        formatEuroEstimate(route.savingCentsPerYear),
        formatEuroEstimate(route.gainCentsPerYear),
        route.labelAfter,
        names(route.measures),
      ],
    ),
    ...stages.map(
      (stage): Row => [
        COPY.stage(stageName(stage.id, report)),
        formatEuroEstimate(stage.netInvestmentCents),
        formatEuroEstimate(stage.savingCentsPerYear),
        '',
        stage.labelAfter,
        names(stage.measures),
      ],
    ),
  ];
  return (
    <Part title={COPY.routes}>
      <RowsTable
        heads={[
          COPY.route,
          netName(report.plan),
          REPORT_COPY.saving,
          COPY.left,
          REPORT_COPY.labelAfter,
          COPY.measures,
        ]}
        label={COPY.routes}
        rows={rows}
      />
    </Part>
  );
}

/** What is behind a report, on two printed pages, to take along on the visit. */
export function AdviserView({
  report,
  behind,
  registered,
  reference,
  firstName,
  note = '',
  reportPath,
}: {
  report: Report;
  behind: BehindReport;
  registered: Registered | undefined;
  reference: string;
  firstName: string;
  /** What was written down beside the report. */
  note?: string | undefined;
  reportPath: string;
}) {
  const whose = [houseName(report), firstName].filter(Boolean).join(' · ');
  return (
    <div className="wrap py-8 text-sm sm:py-12 print:py-0 print:text-[7.5pt] print:leading-[1.28]">
      <h1 className="text-[2.25rem] print:text-[15pt]">{COPY.title}</h1>
      <p className="mt-1 font-semibold">
        {`${whose} · ${REPORT_COPY.reference} `}
        <span className="whitespace-nowrap">{reference}</span>
        {` · ${REPORT_COPY.madeOn} ${formatDate(report.today)}`}
      </p>
      <p className="mt-2 max-w-[70ch] print:hidden">
        {COPY.intro} {`${COPY.print} `}
        <a className="text-link" href={reportPath}>
          {COPY.back}
        </a>
      </p>
      {note ? (
        <Part title={COPY.notes}>
          <p className="mt-1 whitespace-pre-line wrap-anywhere print:mt-0 print:columns-2 print:gap-x-4 print:text-[6.5pt]">
            {note}
          </p>
        </Part>
      ) : null}
      <Facts registered={registered} report={report} />
      <House behind={behind} report={report} />
      <Steps behind={behind} report={report} />
      <Rejected report={report} />
      <Routes report={report} />
      <Part title={COPY.method}>
        <ul className="mt-1 gap-x-8 lg:columns-2 print:columns-3 print:gap-x-4 print:text-[6.5pt]">
          {methodOf(report, figuresFor(report.today))
            .assumptions.map(reasonWords)
            .map((words) => (
              <li
                className="mb-1 break-inside-avoid print:mb-px print:break-inside-auto"
                key={words}
              >
                {words}
              </li>
            ))}
        </ul>
      </Part>
    </div>
  );
}
