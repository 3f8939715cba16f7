import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { SaveWords } from './copy.ts';
import type { Saving } from './use-saving.ts';

/** In this visit: that changes are kept was read out. */
let isKnown = false;

/**
 * Says whether changes are kept, and offers another try when they are not. Read out is the first time that they are,
 * and each time that they are not: the outcome of an answer is what one waits for.
 */
export function SaveState({
  saving: { state, retry },
  words,
  isOnDark = false,
}: {
  saving: Saving;
  words: SaveWords;
  /** On a dark ground, where on a phone or a tablet only a problem is shown. */
  isOnDark?: boolean;
}) {
  const isProblem = state === 'failed' || state === 'refused' || state === 'expired';
  useEffect(() => {
    if (state !== 'saved') return;
    return () => {
      isKnown = true;
    };
  }, [state]);
  const isQuiet = state === 'saving' || (state === 'saved' && isKnown);
  const onPhone = isProblem ? 'max-sm:order-last max-sm:basis-full' : 'max-lg:sr-only';
  return (
    <p
      aria-live={isQuiet ? 'off' : 'polite'}
      className={classes('flex flex-wrap items-center gap-x-2 text-sm', isOnDark && onPhone)}
      data-save={state}
      role="status"
    >
      {state === 'idle' ? null : (
        <>
          {state === 'saved' ? (
            <Icon
              className={`size-4 ${isOnDark ? 'text-blad-200' : 'text-bos-600'}`}
              name="check"
            />
          ) : null}
          {isProblem ? (
            <Icon
              className={`size-4 ${isOnDark ? 'text-zon-400' : 'text-fout-600'}`}
              shape={CircleAlert}
            />
          ) : null}
          <span>{words[state]}</span>
          {state === 'failed' ? (
            <button
              className={`min-h-11 cursor-pointer font-semibold underline underline-offset-4 ${isOnDark ? 'hover:text-zon-400' : ''}`}
              onClick={retry}
              type="button"
            >
              {words.retry}
            </button>
          ) : null}
        </>
      )}
    </p>
  );
}
