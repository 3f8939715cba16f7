import type { AnswerField, Report } from '@sens/engine';
import { use } from 'react';
import { sureWords } from '#features/house-questions/certainty-words.ts';
import { capital } from '#lib/capital.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { assumedHeatingAsked } from '#words/house/assumed-heating.ts';
import { doubtParts, outsideWords } from '#words/house/doubt-words.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { askedFirst } from '#words/house/question-effects.ts';
import { netWords } from '#words/money/money-words.ts';
import { aloneWords } from '#words/plan/alone-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { netName, startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { OwnAnswers } from './plan/own-answers.ts';
import { REFINE_COPY } from './refine/copy.ts';
import { REFINE_ID } from './refine/refining.ts';

/** A question, as a way to it where it can be answered. */
function Asked({ question, words }: { question: AnswerField; words: string }) {
  const own = use(OwnAnswers);
  if (!own) return words;
  return (
    <>
      <button
        className="text-link only-script cursor-pointer text-left align-top print:hidden"
        onClick={() => own.ask(question)}
        type="button"
      >
        {words}
      </button>
      <span className="without-script print:inline">{words}</span>
    </>
  );
}

/** More of them push the rest off the first screen of a phone. */
const MOST_DOUBTS = 2;

/** What all else waits for and what leaves most doubt, each with the question that takes it away. */
function doubtRows(report: Report): { question?: AnswerField | undefined; words: string }[] {
  const first = askedFirst(report).map((question) => ({
    question,
    words: questionLabel(question),
  }));
  const others = doubtParts(report).map(({ cause, question, asked }) => ({
    question,
    words: asked ?? capital(cause),
  }));
  return [...first, ...others].slice(0, MOST_DOUBTS);
}

/** What leaves most doubt; then what is assumed of its heating. */
const Doubts = ({ report, heating }: { report: Report; heating: string | undefined }) => (
  // So far below each other that a finger hits the one it means.
  <ul className="grid list-disc gap-1 pl-4.5 sm:mt-1">
    {doubtRows(report).map(({ question, words }) => (
      <li key={words}>{question ? <Asked question={question} words={words} /> : words}</li>
    ))}
    {heating ? (
      <li>
        <Asked question="heating" words={heating} />
      </li>
    ) : null}
  </ul>
);

/** How sure the report is: what is known, and what leaves most doubt. */
function Certainty({ report }: { report: Report }) {
  const heating = assumedHeatingAsked(report.dwelling);
  const isOpen = doubtRows(report).length > 0 || heating !== undefined;
  return (
    <div className="text-sm max-sm:leading-snug">
      <p>
        <b className="font-semibold">{COPY.sureTitle}</b> {`${sureWords(report.dwelling)} `}
        {isOpen ? (
          <a className="text-link whitespace-nowrap" href={`#${REFINE_ID}`}>
            {COPY.doubts}
            <span className="sr-only"> {REFINE_COPY.toQuestions}</span>
          </a>
        ) : null}
      </p>
      {isOpen ? <Doubts heating={heating} report={report} /> : null}
    </div>
  );
}

/** What to do first, what it costs, what it gives and how sure that is; then a likely case beyond the range. */
export function StartHere({ report }: { report: Report }) {
  const step = stepToStart(report);
  const alone = step && aloneWords(step);
  const outside = outsideWords(report);
  return (
    <>
      <section className="mt-1 grid gap-0.5 rounded-card border border-zand-200 bg-white px-3.5 py-1.5 sm:mt-3 sm:gap-2 sm:p-5 print:py-0.5">
        {step ? (
          <>
            <h2 className="text-h3">
              <span className="block font-tekst text-sm font-semibold tracking-normal text-bos-600">
                {startWords(report)}
              </span>
              {MEASURE_WORDS[step.id].name}
            </h2>
            <dl className="grid grid-cols-2 gap-x-3 tabular-nums max-sm:text-sm">
              <div>
                <dt className="text-sm text-muted">{netName([step])}</dt>
                <dd className="font-bold">{netWords(step.investmentCents, step.subsidyCents)}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{COPY.saving}</dt>
                <dd className="font-bold">{formatEuroRange(step.savingCentsPerYear)}</dd>
              </div>
            </dl>
            {alone ? <p className="text-sm">{alone}</p> : null}
          </>
        ) : null}
        <Certainty report={report} />
      </section>
      {outside ? <p className="mt-2 text-sm sm:mt-3">{outside}</p> : null}
    </>
  );
}
