import type { ComponentProps, ReactNode } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'dark' | 'quiet';

/** As `styles/buttons.css` has them. Written out: the build keeps the styles whose names it reads. */
const LOOKS: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  dark: 'button-dark',
  quiet: 'text-bos-700 underline decoration-[1.5px] underline-offset-4 hover:text-bos-950',
};

/** The classes of a button in one of its looks; `primary` once per view. */
export const buttonClass = (look: ButtonLook, extra = '') =>
  `button ${LOOKS[look]} ${extra}`.trim();

type Shared = { look?: ButtonLook; children: ReactNode; className?: string };

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: Shared & Omit<ComponentProps<'a'>, 'className'> & { href: string }) {
  return <a className={buttonClass(look, className)} {...rest} />;
}

/** A button: it does something here. */
export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: Shared & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      className={buttonClass(
        look,
        `disabled:cursor-progress disabled:opacity-70 aria-disabled:cursor-progress aria-disabled:opacity-85 cursor-pointer ${className}`,
      )}
      type={type}
      {...rest}
    />
  );
}
