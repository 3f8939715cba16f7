import { ButtonLink } from '#components/ui/Button.tsx';
import { Folded } from '#components/ui/Folded.tsx';
import { LOAD_PROBLEM_COPY as COPY } from './copy.ts';

/**
 * Shown when a script that the page cannot do without does not come (spec, section 8); works without any
 * script. What went wrong is written into it, to be copied or, where it can, by its button.
 */
export function LoadProblem({ href }: { href: string }) {
  return (
    <div className="wrap py-14 text-center" hidden id="laadprobleem" role="alert">
      <h2 className="text-h2">{COPY.title}</h2>
      <p className="mx-auto mt-4 max-w-[52ch] text-lg">{COPY.text}</p>
      <ButtonLink className="mt-6" href={href} look="dark">
        {COPY.action}
      </ButtonLink>
      <Folded className="mt-4" summary={COPY.details}>
        <pre className="whitespace-pre-wrap" />
        <button className="min-h-11 underline" hidden type="button">
          {COPY.copy}
        </button>
      </Folded>
    </div>
  );
}
