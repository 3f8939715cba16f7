import type { Registered } from '@sens/contract';
import type { MeasureId, Report } from '@sens/engine';
import type { PlanCashFlow } from '#words/money/plan-cash-flow.ts';
import type { HeatPicture, PdfPicture } from './pictures.ts';

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
  /** What registers know of the house. */
  registered?: Registered | undefined;
  firstName: string;
  /** What whoever has the link wrote down beside the report. */
  note?: string | undefined;
  reference: string;
  company: PdfCompany;
  /** The house now, and after the plan where there is one. */
  pictures: readonly PdfPicture[];
  /** Reads the picture of a measure, as JPEG. */
  measurePicture: (id: MeasureId) => Uint8Array;
  /** For the picture of where its heat goes. */
  heat: HeatPicture;
  /** The plan over the years, where it has a price. */
  cashFlow: PlanCashFlow | undefined;
  /** What to look for in a quote, in groups by their titles. */
  checklist: { title: string; intro: string; groups: { title: string; items: string[] }[] };
  /** The site's origin, e.g. `https://www.sens.nl`. */
  site: string;
  /** Where the report stands on the site, e.g. `/rapport/abc`; empty when nowhere. */
  path: string;
  /** Reads a font file by its name. */
  font: (name: string) => Uint8Array;
}
