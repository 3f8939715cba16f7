import type { ReactNode } from 'react';
import { formatPhone } from '#lib/format-nl.ts';
import type { Company, Navigation, Reviews } from '../../content-queries.ts';
import { SampleMark } from '../sections/SampleMark.tsx';
import { SHELL_COPY as COPY } from './copy.ts';
import { Logo } from './Logo.tsx';
import { REVIEWS_NOTE_ID } from './ReviewsBadge.tsx';

const LINK =
  'inline-flex min-h-9 max-md:min-h-11 items-center py-1 leading-snug text-blad-100 hover:text-white hover:underline underline-offset-4';

/** Two columns, each of groups under each other: in rows the shorter group of each would leave a hole. */
const ON_A_PHONE = ['max-sm:row-span-2', undefined, 'max-sm:col-start-1', 'max-sm:row-span-2'];

function Address({ title, address }: { title: string; address: Company['visitAddress'] }) {
  return (
    <p>
      <b className="block font-semibold text-white">{title}</b>
      {address.street}
      <br />
      {address.postcode} {address.city}
    </p>
  );
}

function LegalLine({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-white/15 py-6 text-sm max-sm:py-4">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        {children}
      </div>
    </div>
  );
}

/** The footer: who we are, every group of links, the company's numbers and the current year. */
export function Footer({
  navigation,
  company,
  reviews,
  year,
}: {
  navigation: Navigation;
  company: Company;
  reviews: Reviews;
  year: number;
}) {
  return (
    <footer
      className="on-dark relative isolate mt-auto bg-bos-900 text-blad-100 print:hidden"
      data-backdrop="footer"
    >
      <div className="wrap grid gap-12 py-16 max-sm:gap-6 max-sm:py-7 lg:grid-cols-[1.3fr_minmax(min-content,3fr)]">
        <div className="grid content-start gap-5">
          <span className="text-white">
            <Logo name={company.name} />
          </span>
          <p className="max-w-xs">{company.description.replace(' - ', '\u00a0- ')}</p>
          <p className="flex flex-wrap gap-x-6">
            <a className={LINK} href={`tel:${company.phone.e164}`}>
              {formatPhone(company.phone.display)}
            </a>
            <a className={LINK} href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
          <div className="grid grid-cols-2 gap-4 text-sm">
            <Address address={company.visitAddress} title={COPY.address} />
            <Address address={company.postalAddress} title={COPY.postal} />
          </div>
        </div>
        <nav
          aria-label={COPY.footer}
          className="grid grid-flow-dense wrap-anywhere md:wrap-break-word grid-cols-[11.25rem_1fr] justify-between max-[22rem]:grid-cols-1 sm:max-md:grid-cols-2 gap-x-4 gap-y-9 max-sm:gap-y-5 text-[0.9rem] sm:text-[0.97rem] md:grid-cols-[repeat(4,minmax(min-content,auto))] md:gap-x-6"
        >
          {navigation.footer.map((group, index) => (
            <section className={ON_A_PHONE[index]} key={group.label}>
              <h2 className="mb-2 text-lg text-white">{group.label}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a className={LINK} href={link.href}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="wrap pb-8 text-sm max-sm:pb-5 max-sm:text-xs">
        <p className="max-w-[75ch] scroll-mt-28" id={REVIEWS_NOTE_ID}>
          <b className="font-semibold text-white">{COPY.reviewsAbout}</b>
          {reviews.sample ? <SampleMark onDark /> : ':'} {reviews.explanation}
        </p>
      </div>
      <LegalLine>
        <p>
          © <span data-year="">{year}</span> {company.legalName}, {COPY.rights}. {COPY.kvk}{' '}
          {company.kvk}, {COPY.btw} {company.btw}
        </p>
        <ul className="flex flex-wrap gap-x-4 text-[0.9rem]">
          {navigation.legal.map((link) => (
            <li key={link.href}>
              <a className={LINK} href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
          <li>
            <a className={LINK} data-open="consent" href="/cookies#uw-keuze">
              {COPY.consent}
            </a>
          </li>
        </ul>
      </LegalLine>
    </footer>
  );
}
