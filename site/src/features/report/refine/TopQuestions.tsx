import type { Report } from '@sens/engine';
import { memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { questionLabel } from '#words/house/question-copy.ts';
import { questionEffects, questionsTitle } from '#words/house/question-effects.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import type { Refining } from './refining.ts';

/** A text with an arrow behind it, which never stands alone on a line. */
function WithArrow({ text }: { text: string }) {
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return (
    <>
      {text.slice(0, -lastWord.length)}
      <span className="whitespace-nowrap">
        {lastWord}
        <Icon className="ml-2 inline-block size-4 align-[-0.1em]" name="arrow" />
      </span>
    </>
  );
}

/** The answers that would change the outcome most, each with a way straight to its question. */
export const TopQuestions = memo(function TopQuestions({
  report,
  ask,
}: { report: Report } & Pick<Refining, 'ask'>) {
  const top = questionEffects(report);
  return (
    <section
      aria-labelledby="meeste-invloed"
      className="break-inside-avoid rounded-card border border-zand-200 bg-blad-100 p-4 sm:p-6"
    >
      <h3 className="text-lg" id="meeste-invloed">
        {questionsTitle(top)}
      </h3>
      {top.length === 0 ? (
        <p className="mt-1 max-w-[68ch] text-sm sm:mt-2">{COPY.topNone}</p>
      ) : null}
      <ol className="mt-1 grid gap-x-6 gap-y-1 sm:mt-3 sm:gap-y-2 md:grid-cols-3">
        {top.map(({ field, words }) => (
          <li className="grid content-start" key={field}>
            <button
              className="text-link only-script cursor-pointer py-2.5 justify-self-start text-left font-semibold print:hidden"
              onClick={() => ask(field)}
              type="button"
            >
              <span className="sr-only">{COPY.answer}: </span>
              <WithArrow text={questionLabel(field)} />
            </button>
            <b className="without-script font-semibold print:block">{questionLabel(field)}</b>
            <span className="-mt-1.5 text-sm">{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
