import type { AnswerField, DwellingAnswers, DwellingFacts } from '@sens/engine';
import { useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { HouseQuestions } from '#features/house-questions/HouseQuestions.tsx';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { TOOL_COPY as COPY } from './copy.ts';

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
}

function Step({
  step,
  ...rest
}: { step: QuestionStep } & Omit<QuestionStepsProps, 'first' | 'more'>) {
  const { answers, facts, onChange } = rest;
  const fields = step.fields.filter((field) => isAsked(field, facts));
  const count = fields.filter((field) => answers[field] !== undefined).length;
  // As the page came; after that it is the visitor's to fold.
  const [isOpen] = useState(count > 0);
  return (
    <details
      className="group rounded-card border border-zand-200 bg-white print:hidden"
      open={isOpen}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">{step.title}</span>
        <span className="text-sm text-bos-900/80">{COPY.answered(count, fields.length)}</span>
        <Icon
          className="size-5 text-bos-600 transition-transform duration-200 group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <div className="px-5 pt-1 pb-6">
        <HouseQuestions answers={answers} facts={facts} fields={fields} onChange={onChange} />
      </div>
    </details>
  );
}

/** Questions about the house: the telling ones open, the rest in groups under "Meer over uw huis". */
export function QuestionSteps({ first, more, ...rest }: QuestionStepsProps) {
  return (
    <>
      <section aria-labelledby="vragen" className="grid gap-6">
        <div>
          <h2 className="text-h3" id="vragen">
            {COPY.questions}
          </h2>
          <p className="mt-1 max-w-[60ch] text-sm text-bos-900/85">{COPY.questionsText}</p>
        </div>
        <HouseQuestions fields={first} {...rest} />
      </section>
      <section aria-labelledby="meer-vragen">
        <h3 className="text-lg" id="meer-vragen">
          {COPY.more}
        </h3>
        <p className="mt-0.5 mb-3 text-sm text-bos-900/85">{COPY.moreText}</p>
        <div className="grid gap-2.5">
          {more.map((step) => (
            <Step key={step.title} step={step} {...rest} />
          ))}
        </div>
      </section>
    </>
  );
}
