import { Icon } from '#components/ui/Icon.tsx';
import { SAVE_COPY as COPY } from './copy.ts';
import type { Saving } from './use-saving.ts';

/** Says whether the changes are kept, and offers another try when they are not. */
export function SaveNote({ saving: { state, retry } }: { saving: Saving }) {
  const isProblem = state === 'failed' || state === 'refused' || state === 'expired';
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 text-sm ${isProblem ? 'max-sm:order-last max-sm:basis-full' : 'max-sm:sr-only'}`}
      data-save={state}
      role="status"
    >
      {state === 'idle' ? null : (
        <>
          {state === 'saved' ? <Icon className="size-4 text-blad-200" name="check" /> : null}
          {isProblem ? <Icon className="size-4 text-zon-400" name="alert" /> : null}
          <span>{COPY[state]}</span>
          {state === 'failed' ? (
            <button
              className="min-h-11 cursor-pointer font-semibold underline underline-offset-4 hover:text-zon-400"
              onClick={retry}
              type="button"
            >
              {COPY.retry}
            </button>
          ) : null}
        </>
      )}
    </p>
  );
}
