import { CircleAlert } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { EXAMPLES_COPY as COPY } from './copy.ts';
import type { Expectation } from './expectations.ts';
import { sourceNames } from './source-names.ts';

/** What was expected beside what came of it, and where the expectation comes from. */
export function ExpectationList({
  expectations,
  source,
}: {
  expectations: readonly Expectation[];
  source: string;
}) {
  const { names, ids } = sourceNames(source);
  return (
    <div className="mt-6">
      <h3 className="text-lg">{COPY.expected}</h3>
      <ul className="mt-2 grid gap-x-10 lg:grid-cols-2">
        {expectations.map(({ what, expected, result, holds }) => (
          <li className="border-t border-zand-200 py-2.5 text-sm" key={what}>
            <p className="flex justify-between gap-3">
              <b className="font-semibold">{what}</b>
              <span
                className={`shrink-0 font-semibold ${holds ? 'text-bos-700' : 'text-fout-600'}`}
              >
                <Icon
                  className="mr-1 inline size-4"
                  {...(holds ? { name: 'check' } : { shape: CircleAlert })}
                />
                {holds ? COPY.yes : COPY.no}
              </span>
            </p>
            {expected === result ? (
              <p>
                {COPY.asExpected}: {result}
              </p>
            ) : (
              <>
                <p>
                  {COPY.expectation}: {expected}
                </p>
                <p>
                  {COPY.result}: {result}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[80ch] text-sm text-muted">
        {COPY.source}: {names.join('; ') || COPY.ownRules}.
        {ids.length > 0 ? (
          <span className="mt-1 block text-xs">
            {COPY.ids}: {ids.join(', ')}
          </span>
        ) : null}
      </p>
    </div>
  );
}
