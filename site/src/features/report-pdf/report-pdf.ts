import type { Report } from '@sens/engine';

/** The company as the PDF names it. */
export interface PdfCompany {
  name: string;
  phone: { display: string; e164: string };
  email: string;
  visitAddress: { street: string; postcode: string; city: string };
  openingHours: { title: string; lines: { days: string; hours: string }[] }[];
}

/** Everything the PDF is made of. */
export interface ReportPdf {
  report: Report;
  firstName: string;
  reference: string;
  company: PdfCompany;
  /** The picture of that house type, as JPEG, with its alternative text. */
  picture: { jpeg: Uint8Array; alt: string };
  /** The site's origin, e.g. `https://www.sens.nl`. */
  site: string;
  /** Where the report stands on the site, e.g. `/rapport/abc`; empty when nowhere. */
  path: string;
  /** Reads a font file by its name. */
  font: (name: string) => Uint8Array;
}
