import { ERROR_MESSAGES } from '@sens/contract';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Company } from '../../content-queries.ts';
import { CallButton } from './CallButton.tsx';
import { FAILURE_COPY as COPY, SECTION_COPY } from './copy.ts';

/** What a visitor sees when something of ours fails; the server writes the sentence of this failure. */
export function Failure({ company }: { company: Company }) {
  return (
    <div className="wrap py-14 lg:py-20">
      <h1>{COPY.title}</h1>
      <p className="mt-5 max-w-[52ch] text-lg" data-failure="">
        {ERROR_MESSAGES.internal_error}
      </p>
      <p className="mt-4 max-w-[60ch]">
        {COPY.again}. {COPY.lost}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <CallButton phone={company.phone} />
        {/* Leads to the address that failed, without a script. */}
        <ButtonLink href="" look="secondary">
          {COPY.refresh}
        </ButtonLink>
        <ButtonLink href="/" look="secondary">
          {SECTION_COPY.toHome} <Icon name="arrow" />
        </ButtonLink>
      </div>
    </div>
  );
}
