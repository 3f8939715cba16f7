import type { LabelClass } from '@sens/engine';
import { Fragment } from 'react';
import { Img, Section, Text } from 'react-email';
import { MAIL_COPY as COPY } from './copy.ts';
import { labelStyle, STYLES } from './mail-styles.ts';
import type { Figure, ReportTopWords } from './report-top.ts';

function Label({ label }: { label: LabelClass }) {
  return <span style={labelStyle(label)}>{label}</span>;
}

function BigFigure({ figure: [name, value] }: { figure: Figure }) {
  return (
    <>
      <Text className="figureName" style={STYLES.figureName}>
        {name}
      </Text>
      <Text style={STYLES.figure}>{value}</Text>
    </>
  );
}

type Start = NonNullable<NonNullable<ReportTopWords['plan']>['start']>;

/** The step to start with, with what it costs and gives, and what it is for where that is less than it costs. */
function StartHere({ start }: { start: Start }) {
  return (
    <Section className="start" style={STYLES.start}>
      <Text className="figureName" style={STYLES.figureName}>
        {start.title}
      </Text>
      <Text style={STYLES.startName}>{start.name}</Text>
      {start.figures.map(([name, value]) => (
        <Fragment key={name}>
          <Text className="figureName" style={STYLES.figureName}>
            {name}
          </Text>
          <Text style={STYLES.startFigure}>{value}</Text>
        </Fragment>
      ))}
      {start.alone ? (
        <Text className="soft" style={STYLES.soft}>
          {start.alone}
        </Text>
      ) : null}
    </Section>
  );
}

/**
 * What the report says first: the house, its class now and later, what the plan saves, what to begin with and how
 * sure that is.
 * @param picture address of the report's card within the mail
 */
export function ReportTop({
  words,
  picture,
}: {
  words: ReportTopWords;
  picture?: string | undefined;
}) {
  const { house, alt, classes, doubt, plan, noPlan, sure, indicative } = words;
  return (
    <Section className="report" style={STYLES.report}>
      {picture ? (
        // At any other priority React asks for it in the head too, where no mail program knows its address.
        <Img alt={alt} fetchPriority="low" src={picture} style={STYLES.picture} width="512" />
      ) : null}
      <Text style={STYLES.house}>{house}</Text>
      <Text className="figureName" style={STYLES.figureName}>
        {classes.name}
      </Text>
      <Text style={STYLES.labels}>
        <Label label={classes.now} />
        {classes.later ? (
          <>
            {` ${COPY.to} `}
            <Label label={classes.later} />
          </>
        ) : null}
        {classes.same ? ` ${classes.same}` : null}
      </Text>
      {doubt ? <Text style={STYLES.text}>{doubt}</Text> : null}
      {plan ? (
        <>
          <BigFigure figure={plan.saving} />
          <Text className="soft" style={STYLES.soft}>
            {`${plan.cost[0]}: ${plan.cost[1]}`}
            {plan.ofYear ? (
              <>
                <br />
                {plan.ofYear}
              </>
            ) : null}
          </Text>
          {plan.start ? <StartHere start={plan.start} /> : null}
        </>
      ) : (
        <Text style={STYLES.text}>{noPlan}</Text>
      )}
      <Text className="soft" style={STYLES.soft}>
        {sure}
      </Text>
      <Text className="soft" style={STYLES.soft}>
        {indicative}
      </Text>
    </Section>
  );
}
