import type { MeasureId } from '@sens/engine';
import { type RefObject, use, useEffect, useRef } from 'react';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { PAGE_COPY as COPY } from '../copy.ts';
import { OwnAnswers } from './own-answers.ts';
import type { Ground } from './taken-out.ts';

/** What stands in the place of a step that its reader took out, with the way back. */
export function TakenOutLine({
  id,
  ground,
  isNew = false,
  list,
  onBack,
}: {
  id: MeasureId;
  ground: Ground;
  /** Taken out just now, so that the keyboard goes on from here. */
  isNew?: boolean;
  /** Where the keyboard goes once the line is gone. */
  list: RefObject<HTMLOListElement | null>;
  onBack?: () => void;
}) {
  const own = use(OwnAnswers);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const isWish = ground === 'unwanted';
  // Answered otherwise since: then this says nothing any more.
  const holds = isWish
    ? !own || own.answers.unwanted?.includes(id)
    : own?.answers[ground.answer[0]] === ground.answer[1];
  if (!holds) return null;
  const back = () => {
    list.current?.focus({ preventScroll: true });
    onBack?.();
    if (isWish) own?.want(id, true);
    else own?.answer(ground.answer[0], ground.was);
  };
  const { name } = MEASURE_WORDS[id];
  return (
    <li
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-card border border-zand-200 bg-white px-4 py-1 ${isWish ? '' : 'print:hidden'}`}
    >
      {isWish ? COPY.unwantedStep(name) : COPY.doneStep(name)}
      <button
        className="text-link only-script min-h-11 cursor-pointer font-semibold print:hidden"
        onClick={back}
        ref={button}
        type="button"
      >
        {COPY.notDone}
        <span className="sr-only">: {name}</span>
      </button>
    </li>
  );
}
