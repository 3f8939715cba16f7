import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import { whatsappUrl } from '#lib/whatsapp.ts';
import type { Company } from '../../content-queries.ts';
import { CONTACT_COPY as COPY } from './copy.ts';

/** Every way to reach the company, with both opening hours. */
export function ContactDetails({ company }: { company: Company }) {
  const { visitAddress: visit, postalAddress: postal } = company;
  return (
    <section className="rounded-large border border-zand-200 bg-white p-5 max-sm:px-4 sm:p-8">
      <h2 className="text-h3" id="bereikbaar">
        {COPY.title}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2 sm:gap-3">
        <ButtonLink href={`tel:${company.phone.e164}`} look="dark">
          <Icon name="phone" /> {formatPhone(company.phone.display)}
        </ButtonLink>
        <ButtonLink href={`mailto:${company.email}`} look="secondary">
          <NamedIcon name="mail" /> {company.email}
        </ButtonLink>
        <ButtonLink href={whatsappUrl(company.whatsapp)} look="secondary" rel="noopener">
          <NamedIcon name="whatsapp" /> {COPY.whatsapp}
        </ButtonLink>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4 max-sm:text-sm max-[22rem]:grid-cols-1 sm:mt-8 sm:gap-6">
        {company.openingHours.map((hours) => (
          <div key={hours.id}>
            <h3 className="flex items-center gap-2 text-lg">
              <NamedIcon className="size-5 text-bos-600 max-sm:hidden" name="clock" /> {hours.title}
            </h3>
            <dl className="mt-1">
              {hours.lines.map((line) => (
                <div key={line.days}>
                  <dt className="inline">{line.days}: </dt>
                  <dd className="inline-block font-medium tabular-nums">{line.hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <address className="not-italic">
          <b className="block font-semibold">{COPY.visit}</b>
          {visit.street}
          <br />
          {visit.postcode} {visit.city}
        </address>
        <address className="not-italic">
          <b className="block font-semibold">{COPY.postal}</b>
          {postal.street}
          <br />
          {postal.postcode} {postal.city}
          <span className="mt-2 block text-sm text-muted max-sm:hidden">
            {COPY.numbers}: {company.kvk}, {company.btw}
          </span>
        </address>
      </div>
    </section>
  );
}
