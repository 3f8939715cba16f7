import type { ComponentProps } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';

/**
 * The button that opens the search over the site; without script it leads to all pages.
 * @param data-about `address` looks for the words of an address that leads nowhere
 */
export function SearchButton({
  label,
  ...rest
}: { label: string; 'data-about'?: 'address' } & Pick<
  ComponentProps<typeof ButtonLink>,
  'look' | 'className'
>) {
  return (
    <ButtonLink data-open="search" href="/sitemap" {...rest}>
      <NamedIcon name="search" /> {label}
    </ButtonLink>
  );
}
