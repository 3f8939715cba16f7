import type { ReactNode } from 'react';

/** The card that a request form stands in: its title, its promise, and what it is worth. */
export function FormCard({
  id,
  title,
  description,
  badge,
  children,
}: {
  id: string;
  title: string;
  description: string;
  badge?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-titel`}
      data-print="no"
      className="relative rounded-large border border-zand-200 bg-white p-4 pt-6 shadow-float sm:p-8"
      id={id}
    >
      {badge ? (
        <p className="absolute -top-4 right-5 rotate-2 rounded-full bg-klei-600 px-4 py-1 font-semibold text-white">
          {badge}
        </p>
      ) : null}
      <h2
        className="text-[clamp(1.25rem,7vw-0.1rem,1.5rem)] sm:text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)]"
        id={`${id}-titel`}
      >
        {title}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{description}</p>
      {children}
    </section>
  );
}
