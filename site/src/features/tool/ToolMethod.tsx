import type { ReactNode } from 'react';
import { Sources } from '#features/citations/Sources.tsx';
import { TOOL_COPY as COPY } from './copy.ts';
import { Fold } from './Fold.tsx';

/** What a result rests on, told under its method. */
export interface MethodFacts {
  assumptions: readonly string[];
  /** Ids of the figures behind it. */
  sourceIds: readonly string[];
}

function Body({ read, children }: { read: () => MethodFacts; children: ReactNode }) {
  const { assumptions, sourceIds } = read();
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className="prose">{children}</div>
      <div className="grid content-start gap-6 text-sm">
        <div>
          <h3 className="text-lg">{COPY.assumptions}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-lg">{COPY.sources}</h3>
          <Sources className="mt-2 grid list-disc gap-1.5 pl-5" ids={sourceIds} />
        </div>
      </div>
    </div>
  );
}

/** How a result was computed: the approach in words, what was assumed, and every source with its date. */
export function ToolMethod({
  children,
  read,
}: {
  /** The approach, as paragraphs. */
  children: ReactNode;
  /** Gives the assumptions and sources; called only when somebody looks. */
  read: () => MethodFacts;
}) {
  return (
    <div data-method>
      <Fold look="large" title={COPY.method}>
        <Body read={read}>{children}</Body>
      </Fold>
    </div>
  );
}
