import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

/**
 * The card that a request form stands in: its title, its promise, and what it is worth.
 * @param more the label that shows the rest of a form which begins short on a phone, and of which field
 */
export function FormCard({
  id,
  title,
  description,
  badge,
  more,
  children,
}: {
  id: string;
  title: string;
  description: string;
  badge?: string | undefined;
  more?: { label: string; field: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-titel`}
      data-print="no"
      data-short={more ? '' : undefined}
      className="relative rounded-large border border-zand-200 bg-white p-4 pt-5 shadow-float sm:p-8"
      id={id}
    >
      {badge ? (
        <p className="absolute -top-5 right-5 rotate-2 rounded-full bg-klei-600 px-4 py-1 font-semibold text-white max-sm:text-sm sm:-top-4">
          {badge}
        </p>
      ) : null}
      <h2
        className="text-[clamp(1.25rem,7vw-0.1rem,1.5rem)] sm:text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)]"
        id={`${id}-titel`}
      >
        {title}
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted sm:mt-2 sm:mb-6">{description}</p>
      {children}
      {more ? (
        <label
          className={buttonClass('dark', 'short-more mt-5 cursor-pointer')}
          htmlFor={more.field}
        >
          {more.label} <Icon name="arrow" />
        </label>
      ) : null}
    </section>
  );
}
