import type { ComponentProps, ReactNode } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'dark' | 'quiet';

/** `button` is for the paper, which has none. */
const BASE =
  'button inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-tight transition-[background-color,box-shadow,transform,border-color] duration-200 active:translate-y-px';

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-zon-400 text-bos-950 shadow-[inset_0_-2px_0_rgb(11_42_32/0.12)] hover:bg-zon-500 hover:shadow-[inset_0_-2px_0_rgb(11_42_32/0.12),0_8px_20px_-8px_rgb(247_179_27/0.7)]',
  secondary: 'border-2 border-bos-950 text-bos-950 hover:bg-bos-950 hover:text-white',
  dark: 'bg-bos-900 text-white hover:bg-bos-700',
  quiet: 'text-bos-700 underline decoration-[1.5px] underline-offset-4 hover:text-bos-950',
};

/** The classes of a button in one of its looks; `primary` once per view. */
export const buttonClass = (look: ButtonLook, extra = '') => `${BASE} ${LOOKS[look]} ${extra}`;

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
