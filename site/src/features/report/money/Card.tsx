import type { ReactNode } from 'react';
import { MONEY_COPY as COPY } from './copy.ts';

/** One way to pay, with its conditions. */
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
    <section className="break-inside-avoid rounded-card border border-zand-200 bg-white p-5 sm:p-6">
      <h3 className="text-lg">
        {title}
        {indicative ? (
          <span className="ml-2 inline-block rounded-full bg-zand-100 px-2 py-0.5 font-tekst text-xs font-medium tracking-normal">
            {COPY.indicative}
          </span>
        ) : null}
      </h3>
      {children}
      {conditions.length > 0 ? (
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
