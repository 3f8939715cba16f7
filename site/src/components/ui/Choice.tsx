import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** One answer: a native radio in a box that can be clicked as a whole. */
export function Choice({
  label,
  explanation,
  look = {},
  className,
  ...radio
}: ComponentProps<'input'> & {
  label: string;
  /** How one sees that this is the answer. */
  explanation?: string | undefined;
  look?: { choice?: string; explanation?: string };
}) {
  return (
    <label className={classes('choice', look.choice)}>
      <input className={classes('radio', className)} type="radio" {...radio} />
      {explanation ? (
        <span>
          {label}
          <span
            className={classes('mt-0.5 block text-xs font-normal text-muted', look.explanation)}
          >
            {explanation}
          </span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}
