import type * as z from 'zod';
import type { companySchema } from '../../site/src/content-schemas/company.ts';

type Company = z.output<typeof companySchema>;

/** Who has no site of their own under it; nobody can (RFC 2606). */
const EXAMPLE_DOMAIN = /\.example\b/i;

/** A number of the company, with nothing but zeros where a real one differs from another. */
const ONLY_ZEROS = /^(?:31|0)?\d{1,3}0{6,}$/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The values of `company.yaml` that are still those the site came with, by their path. The list `placeholders` in it is
 * kept by hand: whoever empties it has not filled in anything by that.
 */
export function exampleValues(company: Company): string[] {
  const { phone, email, whatsapp, visitAddress, postalAddress, kvk, btw } = company;
  const isExample: Readonly<Record<string, boolean>> = {
    phone: ONLY_ZEROS.test(digitsOf(phone.display)),
    email: isExampleAddress(email),
    'whatsapp.number': ONLY_ZEROS.test(whatsapp.number),
    visitAddress: /^Voorbeeld/i.test(visitAddress.street),
    postalAddress:
      /^Voorbeeld/i.test(postalAddress.street) ||
      (postalAddress.street === 'Postbus 1' && postalAddress.postcode === '2990 AA'),
    kvk: /^0+$/.test(kvk),
    btw: /^0+$/.test(digitsOf(btw)),
  };
  return Object.keys(isExample).filter((name) => isExample[name]);
}

/** Whether nobody can have that mailbox or that site. */
export const isExampleAddress = (address: string): boolean => EXAMPLE_DOMAIN.test(address);
