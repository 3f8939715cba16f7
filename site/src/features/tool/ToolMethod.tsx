import type { SourceRef } from '@sens/engine';
import type { ReactNode } from 'react';
import { TOOL_COPY as COPY } from './copy.ts';
import { Fold } from './Fold.tsx';
import { SourceLine } from './SourceLine.tsx';

/** What a result rests on, told under its method. */
export interface MethodFacts {
  assumptions: readonly string[];
  sources: readonly SourceRef[];
}

function Body({ read, children }: { read: () => MethodFacts; children: ReactNode }) {
  const { assumptions, sources } = read();
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
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {sources.map((source) => (
              <SourceLine key={source.id} source={source} />
            ))}
          </ul>
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
