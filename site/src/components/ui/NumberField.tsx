import { type ReactNode, use, useEffect } from 'react';
import { type NumberBounds, withUnit } from '#lib/typed-number.ts';
import { classes } from './classes.ts';
import { roundedWords } from './copy.ts';
import { FieldError } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';
import { NumberSlider, type SliderProps } from './NumberSlider.tsx';
import { SaidErrors } from './said-errors.ts';
import { type TypingError, useTypedNumber } from './use-typed-number.ts';

interface Props {
  id: string;
  name: string;
  label: ReactNode;
  /** Behind the label: where the value comes from. */
  tag?: ReactNode;
  hint?: ReactNode;
  unit?: string | undefined;
  bounds: NumberBounds;
  value: number | undefined;
  /** What is used while the field is empty. */
  placeholder?: string | undefined;
  slider?: SliderProps | undefined;
  /** What is said of the value while nothing is wrong with what is typed. */
  note?: ReactNode;
  errorWords: (error: TypingError) => string;
  /** A number that is used, in words; unless given it and its unit. */
  usedWords?: (used: number) => string;
  /** How a text is read as a number, when it is not as the Dutch write it. */
  read?: (text: string) => number | undefined;
  /** Whether label and control share a middle or a foot; `small` is for a detail of something chosen. */
  look: 'foot' | 'middle' | 'small';
  onChange: (value: number | undefined) => void;
  children?: ReactNode;
  'data-question'?: string;
}

/** A question with a number: to type, and to slide where that helps; it may be left open. */
export function NumberField(props: Props) {
  const { id, label, tag, hint, unit, bounds, value, slider, look, onChange } = props;
  const typed = useTypedNumber(bounds, value, onChange, props.read);
  const error = typed.error && props.errorWords(typed.error);
  const { usedWords = (used: number) => withUnit(used, unit) } = props;
  const note =
    typed.roundedTo === undefined ? (
      props.note
    ) : (
      <>
        <p className="mt-1 text-sm">{roundedWords(usedWords(typed.roundedTo))}</p>
        {props.note}
      </>
    );
  const say = use(SaidErrors);
  useEffect(() => say(id, error), [id, error, say]);
  const isSmall = look === 'small';
  const hintText = hint ? (
    <p className={classes('text-sm text-muted', isSmall && 'mt-1')} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
  return (
    <div data-question={props['data-question']}>
      <div
        className={classes(
          'flex justify-between gap-x-4 gap-y-2',
          look === 'foot' && hintText ? 'items-end' : 'items-center',
          // Beside a field a question would be a column of two words a line.
          !isSmall && 'max-sm:flex-col max-sm:items-start',
        )}
      >
        <div>
          <label
            className={classes('font-semibold', isSmall && 'text-sm', tag !== undefined && 'mr-2')}
            htmlFor={id}
          >
            {label}
          </label>
          {tag ? (
            <>
              {' '}
              <span id={`${id}-herkomst`}>{tag}</span>
            </>
          ) : null}
          {isSmall ? null : hintText}
        </div>
        <NumberInput
          decimals={bounds.decimals}
          hasHint={hintText !== null}
          hasNote={Boolean(note)}
          hasTag={Boolean(tag)}
          id={id}
          name={props.name}
          placeholder={props.placeholder}
          typed={typed}
          unit={unit}
        />
      </div>
      {isSmall ? hintText : null}
      {slider ? <NumberSlider onChange={onChange} {...slider} /> : null}
      {error ? (
        <FieldError id={`${id}-fout`}>{error}</FieldError>
      ) : note ? (
        <div id={`${id}-noot`}>{note}</div>
      ) : null}
      {props.children}
    </div>
  );
}
