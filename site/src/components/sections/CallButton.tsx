import type { ComponentProps } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import type { Company } from '../../content-queries.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/** The button that calls us, with our number on it. */
export function CallButton({
  phone,
  ...look
}: { phone: Company['phone'] } & Pick<ComponentProps<typeof ButtonLink>, 'look' | 'className'>) {
  return (
    <ButtonLink href={`tel:${phone.e164}`} {...look}>
      <Icon name="phone" /> {COPY.call(formatPhone(phone.display))}
    </ButtonLink>
  );
}
