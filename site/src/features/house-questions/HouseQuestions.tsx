import type { AnswerField, DwellingAnswers, DwellingFacts } from '@sens/engine';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { HouseQuestion } from './HouseQuestion.tsx';
import type { HouseQuestionProps } from './house-question-props.ts';
import { isAsked } from './is-asked.ts';

type ItemProps = Pick<HouseQuestionProps, 'field' | 'value' | 'fact'> & {
  onAnswer: (field: AnswerField, value: string | number | undefined) => void;
};

/** A question that is drawn again only when it changes itself: a slider moves many times a second. */
const Item = memo(
  function Item({ field, value, fact, onAnswer }: ItemProps) {
    const onChange = useCallback<HouseQuestionProps['onChange']>(
      (next) => onAnswer(field, next),
      [field, onAnswer],
    );
    return <HouseQuestion fact={fact} field={field} onChange={onChange} value={value} />;
  },
  (one, other) =>
    one.value === other.value &&
    one.fact.value === other.fact.value &&
    one.fact.origin === other.fact.origin &&
    one.fact.given === other.fact.given &&
    one.onAnswer === other.onAnswer,
);

interface Props {
  fields: readonly AnswerField[];
  answers: DwellingAnswers;
  facts: DwellingFacts;
  /** The same with what would be assumed in place of what was answered, which "weet ik niet" tells. */
  assumed: DwellingFacts;
  onChange: (answers: DwellingAnswers) => void;
}

/** A list of questions about one house, less those that make no sense for it. */
export function HouseQuestions({ fields, answers, facts, assumed, onChange }: Props) {
  const latest = useRef({ answers, onChange });
  useLayoutEffect(() => {
    latest.current = { answers, onChange };
  });
  const onAnswer = useCallback<ItemProps['onAnswer']>((field, value) => {
    latest.current.onChange(withAnswer(latest.current.answers, field, value));
  }, []);
  return (
    <div className="grid gap-7">
      {fields
        .filter((field) => isAsked(field, facts))
        .map((field) => (
          <Item
            fact={assumed[field]}
            field={field}
            key={field}
            onAnswer={onAnswer}
            value={answers[field]}
          />
        ))}
    </div>
  );
}

/** Answers with one of them changed, or taken back. */
export function withAnswer(
  answers: DwellingAnswers,
  field: AnswerField,
  value: string | number | undefined,
): DwellingAnswers {
  const { [field]: _old, ...others } = answers;
  return (value === undefined ? others : { ...others, [field]: value }) as DwellingAnswers;
}
