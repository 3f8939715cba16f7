import { citations2026 } from '@sens/engine/citations';
import type { z } from 'zod';
import { disputeWords } from '#lib/dispute-words.ts';
import { formatPeriod, formatPhone } from '#lib/format-nl.ts';
import { hoursTokens } from '#lib/hours-tokens.ts';
import type { companySchema } from '../content-schemas/company.ts';

type Company = z.output<typeof companySchema>;

/** Of every figure the day or year it is from, so that all texts give it the same one: `{{date:wf.zero}}`. */
const FIGURE_DATES = Object.fromEntries(
  citations2026.map(({ id, date }) => [`date:${id}`, formatPeriod(date)]),
);

const oneLine = ({ street, postcode, city }: Company['visitAddress']) =>
  `${street}, ${postcode} ${city}`;

/** What stands in a text for each name between double braces but those of claims, as Markdown. */
export const textValues = (company: Company): Readonly<Record<string, string>> => ({
  phone: `[${formatPhone(company.phone.display)}](tel:${company.phone.e164})`,
  email: `[${company.email}](mailto:${company.email})`,
  legalName: company.legalName,
  visitAddress: oneLine(company.visitAddress),
  postalAddress: oneLine(company.postalAddress),
  kvk: company.kvk,
  btw: company.btw,
  disputes: disputeWords(company),
  ...hoursTokens(company.openingHours),
  ...FIGURE_DATES,
});
