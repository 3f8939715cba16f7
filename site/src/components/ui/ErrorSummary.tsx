import type { Ref } from 'react';

/**
 * The list of what is wrong at the top of a form; takes focus, which has it read out, and links to each field (GOV.UK).
 */
export function ErrorSummary({
  title,
  errors,
  problem,
  ref,
}: {
  title: string;
  errors: { href: string; message: string }[];
  problem?: string | undefined;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <section
      aria-labelledby="fouten-titel"
      className="rounded-control border-2 border-fout-600 bg-fout-50 p-4"
      ref={ref}
      tabIndex={-1}
    >
      <h3 className="text-lg" id="fouten-titel">
        {title}
      </h3>
      {problem ? <p className="mt-1">{problem}</p> : null}
      {errors.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {errors.map(({ href, message }) => (
            <li key={href}>
              <a
                className="inline-flex min-h-8 items-center font-medium text-fout-600 underline underline-offset-2"
                href={href}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
