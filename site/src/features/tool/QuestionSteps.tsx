import type { AnswerField, DwellingAnswers, DwellingFacts } from '@sens/engine';
import { type ReactNode, useMemo } from 'react';
import { HouseQuestions } from '#features/house-questions/HouseQuestions.tsx';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { today } from '#lib/today.ts';
import { assumedFacts } from './assumed-facts.ts';
import { TOOL_COPY as COPY } from './copy.ts';
import { CountNote, Fold } from './Fold.tsx';

/** A group of questions under its own title. */
export interface QuestionStep {
  title: string;
  fields: readonly AnswerField[];
}

export interface QuestionStepsProps {
  /** The few questions that tell most; always open. */
  first: readonly AnswerField[];
  /** The rest, folded in until asked for; unfolded at once when some of it was answered. */
  more: readonly QuestionStep[];
  answers: DwellingAnswers;
  facts: DwellingFacts;
  onChange: (answers: DwellingAnswers) => void;
  /** Folds of the tool's own, after those of the house. */
  children?: ReactNode;
}

type StepProps = { step: QuestionStep } & Pick<
  QuestionStepsProps,
  'answers' | 'facts' | 'onChange'
> & { assumed: DwellingFacts };

function Step({ step: { title, fields }, answers, facts, assumed, onChange }: StepProps) {
  const asked = fields.filter((field) => isAsked(field, facts));
  const count = asked.filter((field) => answers[field] !== undefined).length;
  return (
    <Fold
      isNeeded={count > 0}
      note={<CountNote count={count} total={asked.length} word={COPY.answered} />}
      title={title}
    >
      <HouseQuestions
        answers={answers}
        assumed={assumed}
        facts={facts}
        fields={asked}
        onChange={onChange}
      />
    </Fold>
  );
}

/** Questions about the house: the telling ones open, the rest in groups under "Meer over uw huis". */
export function QuestionSteps({ first, more, children, ...house }: QuestionStepsProps) {
  const { answers, facts } = house;
  const assumed = useMemo(() => assumedFacts(answers, facts, today()), [answers, facts]);
  const rest = { ...house, assumed };
  return (
    <>
      <section aria-labelledby="vragen" className="grid gap-6">
        <div>
          <h2 className="text-h3" id="vragen">
            {COPY.questions}
          </h2>
          <p className="mt-1 max-w-[60ch] text-sm text-muted">{COPY.questionsText}</p>
        </div>
        <HouseQuestions fields={first} {...rest} />
      </section>
      <section aria-labelledby="meer-vragen">
        <h3 className="text-lg" id="meer-vragen">
          {COPY.more}
        </h3>
        <p className="mt-0.5 mb-3 text-sm text-muted">{COPY.moreText}</p>
        <div className="grid gap-2.5">
          {more.map((step) => (
            <Step key={step.title} step={step} {...rest} />
          ))}
          {children}
        </div>
      </section>
    </>
  );
}
