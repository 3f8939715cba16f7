import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { SaidErrors } from '#components/ui/said-errors.ts';
import { Announcer, useSaidErrors } from './Announcer.tsx';
import { TOOL_COPY as COPY } from './copy.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import type { GivenAnswer } from './given-answers.ts';
import { followLeadForm, type LeadPrefill, toolPrefill } from './lead-prefill.ts';
import { Notes } from './Notes.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ToolActions } from './ToolActions.tsx';
import { RESULT_ID, type ToolName, toolPath } from './tools.ts';
import { usePrintOpen } from './use-print-open.ts';
import type { Tool } from './use-tool.ts';

export interface ToolLayoutProps<State> {
  name: ToolName;
  /** From useTool. */
  tool: Tool<State>;
  /** The questions; they stand in one form, each under its key of the address. */
  questions: ReactNode;
  /** The live result; beside the questions, on a phone under them. At most a screen high. */
  result: ReactNode;
  /** The main figure for the bar that a phone shows while one answers. */
  main: { label: string; value: string };
  /** The main result as a sentence, read out after a change. */
  announcement: string;
  /** Every answer that was given, for the paper: the questions are not printed. */
  given: readonly GivenAnswer[];
  /** What of the state the lead form asks for too. */
  lead: LeadPrefill;
  /** Charts and explanation under both columns, over the full width. */
  children?: ReactNode;
}

/**
 * The frame of a tool: questions left and the sticky result right, in one column on a phone, with
 * what can be done with the result under it. Works as a plain form where there is no script.
 */
export function ToolLayout<State>(props: ToolLayoutProps<State>) {
  return (
    <ErrorBoundary>
      <Frame {...props} />
    </ErrorBoundary>
  );
}

function Frame<State>({ name, tool, main, lead: house, given, ...props }: ToolLayoutProps<State>) {
  const lead = { ...house, ...toolPrefill(name, tool.query) };
  const { questions, result, announcement, children } = props;
  const ref = usePrintOpen();
  const { error, hear } = useSaidErrors();
  const known = useRef(lead);
  useEffect(() => {
    known.current = lead;
  });
  useEffect(() => followLeadForm(() => known.current), []);
  return (
    <div data-tool={name} ref={ref}>
      <div className="wrap grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:gap-x-16">
        <div className="relative">
          <Notes className="mb-8" notes={tool.notes} />
          <form
            action={`${toolPath(name)}#${RESULT_ID}`}
            className="grid gap-7 print:hidden sm:gap-8"
            method="get"
            onSubmit={(event) => event.preventDefault()}
            ref={tool.formRef}
          >
            <SaidErrors value={hear}>{questions}</SaidErrors>
            <noscript>
              <button className="no-script-button" type="submit">
                {COPY.calculate}
              </button>
            </noscript>
          </form>
          <GivenAnswers given={given} today={tool.today} />
          <ResultBar isChanged={tool.isChanged} {...main} />
        </div>
        <section
          aria-labelledby={`${RESULT_ID}-titel`}
          className="tool-result rounded-large border border-zand-200 bg-white p-5 shadow-card sm:p-7"
          id={RESULT_ID}
          tabIndex={-1}
        >
          <h2 className="text-h3" id={`${RESULT_ID}-titel`}>
            {COPY.result}
          </h2>
          {result}
          <Announcer error={error} text={announcement} />
        </section>
      </div>
      <div className="wrap grid gap-3 pt-7 lg:gap-14 lg:pt-14">
        <ToolActions
          lead={lead}
          name={name}
          query={tool.query}
          reset={tool.reset}
          restore={tool.restore}
        />
        {children}
      </div>
    </div>
  );
}
