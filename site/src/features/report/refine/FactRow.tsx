import type { AnswerField, Fact } from '@sens/engine';
import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { HouseQuestion } from '#features/house-questions/HouseQuestion.tsx';
import { OriginTag } from '#features/house-questions/OriginTag.tsx';
import { capital } from '#lib/capital.ts';
import { givenWords, isChoiceField } from '#words/house/answer-words.ts';
import type { ShownOrigin } from '#words/house/shown-origin.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import { PhotoHelp } from './PhotoHelp.tsx';
import { PlanChange } from './PlanChange.tsx';
import type { Refining } from './refining.ts';

interface Props extends Pick<Refining, 'answer' | 'ask' | 'assumed' | 'change'> {
  field: AnswerField;
  fact: Fact<string | number>;
  /** What it is called. */
  label: string;
  /** What it is, in words. */
  words: string;
  origin: ShownOrigin;
  /** The visitor's answer, when there is one. */
  value: string | number | undefined;
  isOpen: boolean;
  /** Whether no question stands open at all. */
  allClosed: boolean;
}

/** Gives the focus to the chosen answer, wherever it stands: one list of both gives whichever comes first. */
function focusAnswer(box: HTMLElement | null): void {
  const find = (selector: string) => box?.querySelector<HTMLElement>(selector);
  (find('input:checked') ?? find('input'))?.focus({ preventScroll: true });
}

/** Who goes along the answers by keyboard still sees which one has the focus; who picks one, what was picked. */
function keepInView(box: HTMLElement | null, selector: string): void {
  const at = box?.querySelector(selector);
  (at?.closest('label') ?? at)?.scrollIntoView({ block: 'nearest' });
}

/** The question in place of the fact, with the ways out: done, or back to our assumption. */
function OpenRow(props: Props) {
  const { field, fact, label, words, value: answered, answer, ask, assumed, change } = props;
  const box = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const atFirst = useRef(answered);
  useEffect(() => {
    focusAnswer(box.current);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The button that took the answer back has gone with it.
  useEffect(() => {
    if (answered === undefined && document.activeElement === document.body) {
      focusAnswer(box.current);
    }
  }, [answered]);
  // On a phone the outcome lies over the foot of the screen: what the answer did, and the way out, go above it, and say
  // which answer that was. Of one that changes no step there is nothing to read but the answer.
  useEffect(() => {
    const hasPicked = isChoiceField(field) && answered !== atFirst.current;
    if (!hasPicked && change.length === 0) return;
    foot.current?.scrollIntoView({ block: 'nearest' });
    keepInView(box.current, change.length > 0 ? ':focus-visible' : 'input:checked');
  }, [answered, change, field]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') ask(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a short cut for the button below
    <div
      className="my-2 scroll-my-2 rounded-card border-2 border-bos-600 bg-white p-4 sm:p-5"
      onKeyDown={onKeyDown}
      ref={box}
    >
      <HouseQuestion
        fact={{ ...fact, value: (assumed ?? fact).value }}
        field={field}
        onChange={(value) => answer(field, value)}
        value={answered}
      />
      <PhotoHelp field={field} />
      <div ref={foot}>
        <PlanChange answered={`${label}: ${words}.`} sentences={change} />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="dark" onClick={() => ask(undefined)}>
            {COPY.done}
          </Button>
          {answered !== undefined && field !== 'woningtype' ? (
            <Button className="px-2!" look="quiet" onClick={() => answer(field, undefined)}>
              <Icon className="size-4" shape={RotateCcw} />{' '}
              {assumed?.origin === 'register' ? COPY.backToRegister : COPY.back}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** One fact of the house: its value, where that comes from, and a way to correct it. */
export const FactRow = memo(function FactRow(props: Props) {
  const { field, fact, label, words, isOpen, allClosed, ask, origin } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && allClosed) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, allClosed]);
  return (
    <li className={`border-t border-zand-200 ${isOpen ? 'xl:col-span-2' : ''}`} data-fact={field}>
      {isOpen ? (
        <OpenRow {...props} />
      ) : (
        <div className="flex min-h-13 break-inside-avoid items-center justify-between gap-3 py-1 print:min-h-0 print:py-0.5">
          <p className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
            <span className="text-sm sm:w-44">{label}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="font-semibold">{capital(words)}</b>
              <OriginTag isAdjusted={fact.given !== undefined} origin={origin} />
            </span>
            {fact.given === undefined ? null : (
              <span className="text-sm sm:basis-full">{givenWords(field, fact)}</span>
            )}
          </p>
          <button
            className="text-link only-script min-h-11 shrink-0 cursor-pointer px-2 text-sm font-semibold print:hidden"
            onClick={() => ask(field)}
            ref={button}
            type="button"
          >
            {COPY.change}
            <span className="sr-only">: {label}</span>
          </button>
        </div>
      )}
    </li>
  );
});
