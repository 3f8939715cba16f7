import type { ReactNode } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';

function Conditions({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm">
      {list.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}

/** One way to pay, with its conditions. */
export function Card({
  title,
  indicative = false,
  conditions = [],
  folded = false,
  children,
}: {
  title: string;
  indicative?: boolean;
  conditions?: readonly string[];
  /** Whether only the title shows until it is opened. */
  folded?: boolean;
  children: ReactNode;
}) {
  const heading = (
    <h3 className="text-lg">
      {title}
      {indicative ? (
        <span className="ml-2 inline-block rounded-full bg-zand-100 px-2 py-0.5 font-tekst text-xs font-medium tracking-normal">
          {COPY.indicative}
        </span>
      ) : null}
    </h3>
  );
  const body = (
    <>
      {children}
      {conditions.length > 0 && !folded ? (
        <Folded className="mt-1 text-sm" summary={COPY.conditions}>
          <Conditions list={conditions} />
        </Folded>
      ) : (
        <Conditions list={conditions} />
      )}
    </>
  );
  const look = 'break-inside-avoid rounded-card border border-zand-200 bg-white';
  if (!folded) {
    return (
      <section className={`${look} p-5 sm:p-6`}>
        {heading}
        {body}
      </section>
    );
  }
  return (
    <details className={`group ${look}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        {heading}
        <Icon className="size-4 transition-transform group-open:rotate-180" name="chevron" />
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">{body}</div>
    </details>
  );
}
