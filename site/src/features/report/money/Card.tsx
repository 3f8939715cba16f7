import type { ReactNode } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';

/** One of several cards, with its conditions folded in where it has any; on a phone it is folded whole. */
export function Card({
  title,
  indicative = false,
  conditions = [],
  children,
}: {
  title: string;
  indicative?: boolean;
  conditions?: readonly string[];
  children: ReactNode;
}) {
  return (
    <PhoneFold
      className="break-inside-avoid rounded-card border-zand-200 bg-white lg:border lg:p-6"
      title={title}
    >
      <h3 className="text-lg" data-fold-title>
        {title}
      </h3>
      {indicative ? (
        <p className="mt-1 inline-block rounded-full bg-zand-100 px-2 py-0.5 text-xs font-medium">
          {COPY.indicative}
        </p>
      ) : null}
      {children}
      {conditions.length > 0 ? (
        <Folded
          className="mt-1 text-sm"
          summary={
            <span>
              {COPY.conditions}
              <span className="sr-only">: {title}</span>
            </span>
          }
        >
          <ul className="grid list-disc gap-1 pl-5">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Folded>
      ) : null}
    </PhoneFold>
  );
}
