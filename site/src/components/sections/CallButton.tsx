import type { ComponentProps } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { callWords } from '#lib/format-nl.ts';
import type { Company } from '../../content-queries.ts';

/** The button that calls us, with our number on it. */
export function CallButton({
  phone,
  ...look
}: { phone: Company['phone'] } & Pick<ComponentProps<typeof ButtonLink>, 'look' | 'className'>) {
  return (
    <ButtonLink href={`tel:${phone.e164}`} {...look}>
      <Icon name="phone" /> {callWords(phone.display)}
    </ButtonLink>
  );
}
