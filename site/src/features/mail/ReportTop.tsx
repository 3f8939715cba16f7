import { countedOn, type KeptReport, withRegistered } from '@sens/contract';
import { figuresFor, type LabelClass, makeReport } from '@sens/engine';
import { Section, Text } from 'react-email';
import { formatEuroRange } from '#lib/format-nl.ts';
import { houseName } from '#words/house/house-name.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { emptyPlanWords } from '#words/plan/unwanted-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { MAIL_COPY as COPY } from './copy.ts';
import { labelStyle, STYLES } from './mail-styles.ts';

function Label({ label }: { label: LabelClass }) {
  return <span style={labelStyle(label)}>{label}</span>;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Text className="figureName" style={STYLES.figureName}>
        {name}
      </Text>
      <Text style={STYLES.figure}>{value}</Text>
    </>
  );
}

/** What the report says first: the house, its class now and later, the two sums, and what to begin with. */
export function ReportTop({ kept }: { kept: KeptReport }) {
  const day = countedOn(kept);
  const report = makeReport(withRegistered(kept.answers, kept.registered), figuresFor(day), day);
  const [now, later] = [report.now.label.likely, report.after.label.likely];
  const first = stepToStart(report);
  const totals = planTotals(report);
  return (
    <Section className="report" style={STYLES.report}>
      <Text style={STYLES.house}>{houseName(report)}</Text>
      <Text className="figureName" style={STYLES.figureName}>
        {first ? COPY.labels : COPY.label}
      </Text>
      <Text style={STYLES.text}>
        <Label label={now} />
        {first ? (
          <>
            {` ${COPY.to} `}
            <Label label={later} />
          </>
        ) : null}
      </Text>
      {first ? (
        <>
          <Figure
            name={REPORT_COPY.savingLine}
            value={formatEuroRange(totals.savingCentsPerYear)}
          />
          <Figure name={REPORT_COPY.ownCostLine} value={formatEuroRange(totals.netCents)} />
          <Figure name={startWords(report)} value={MEASURE_WORDS[first.id].name} />
        </>
      ) : (
        <Text style={STYLES.text}>{`${emptyPlanWords(report)} ${COPY.stillPossible}`}</Text>
      )}
      <Text className="soft" style={STYLES.soft}>
        {REPORT_COPY.indicative}
      </Text>
    </Section>
  );
}
