import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import { whatsappUrl } from '#lib/whatsapp.ts';
import type { Company } from '../../content-queries.ts';
import { CONTACT_COPY as COPY } from './copy.ts';

function Address({ street, postcode, city }: Company['visitAddress']) {
  return (
    <address className="not-italic">
      {street}
      <br />
      {postcode} {city}
    </address>
  );
}

const VISIT = 'bezoekadres';

/** Every way to reach the company, with both opening hours: those for visitors under where they find us. */
export function ContactDetails({ company }: { company: Company }) {
  const { openingHours } = company;
  // Without hours for visitors the address still stands under its name.
  const withVisit = openingHours.some(({ id }) => id === VISIT)
    ? openingHours
    : [...openingHours, { id: VISIT, title: COPY.visit, lines: [] }];
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
        {withVisit.map((hours) => (
          <div key={hours.id}>
            <h3 className="mb-1 flex items-center gap-2 text-lg">
              <NamedIcon
                className="size-5 text-bos-600 max-sm:hidden"
                name={hours.id === VISIT ? 'pin' : 'clock'}
              />{' '}
              {hours.title}
            </h3>
            {hours.id === VISIT ? (
              <div className="mb-2">
                <Address {...company.visitAddress} />
              </div>
            ) : null}
            <dl>
              {hours.lines.map((line) => (
                <div key={line.days}>
                  <dt className="inline">{line.days}: </dt>
                  <dd className="inline-block font-medium tabular-nums">{line.hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <div>
          <b className="block font-semibold">{COPY.postal}</b>
          <Address {...company.postalAddress} />
        </div>
        {/* On a phone a line under both columns: for one of them the numbers are too long. */}
        <p className="max-sm:col-span-full max-sm:text-xs">
          <b className="font-semibold sm:block">{COPY.numbers}</b> {company.kvk}, {company.btw}
        </p>
      </div>
    </section>
  );
}
