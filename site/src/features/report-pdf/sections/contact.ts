import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { heading, textElement, write } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { PdfCompany, ReportPdf } from '../report-pdf.ts';

const LABEL = 58;
const GUTTER = 16;

/** Of the width: an address and the opening hours have a line each. */
const WAYS = 0.57;

const hours = ({ openingHours: [first] }: PdfCompany) =>
  (first?.lines ?? []).map((line) => `${line.days}: ${line.hours}`).join('; ');

/** How to reach the company, and the home visit as the next step. */
export function contact(sheet: Sheet, { company, reference, site }: ReportPdf): void {
  const { phone, email, visitAddress: at } = company;
  sheet.gap(9);
  box(sheet, { ground: COLORS.blad50 }, () => {
    heading(sheet, 2, PDF_COPY.contactTitle, STYLES.figure);
    sheet.gap(3);
    const ofWays = (sheet.width - GUTTER) * WAYS;
    const invitation = () => {
      textElement(sheet, 'P', `${COPY.visitTitle}. ${COPY.visitText}`, STYLES.cell);
      sheet.gap(3);
      textElement(sheet, 'P', PDF_COPY.contactText(reference), STYLES.cell);
    };
    const ways = () => {
      line(sheet, PDF_COPY.phone, phone.display, `tel:${phone.e164}`);
      line(sheet, PDF_COPY.email, email, `mailto:${email}`);
      line(sheet, PDF_COPY.website, site.replace(/^https?:\/\//, ''), site);
      line(sheet, PDF_COPY.address, `${at.street}, ${at.postcode} ${at.city}`);
      line(sheet, PDF_COPY.hours, hours(company));
    };
    const width = sheet.width - GUTTER - ofWays;
    sheet.columns({ width, draw: invitation }, { width: ofWays, draw: ways });
  });
}

function line(sheet: Sheet, label: string, text: string, url?: string): void {
  const { x, y, width } = sheet;
  sheet.element('P', () => {
    sheet.within({ x, width: LABEL }, () => sheet.content(() => write(sheet, label, STYLES.cell)));
    sheet.y = y;
    sheet.within({ x: x + LABEL, width: width - LABEL }, () => {
      if (!url) return sheet.content(() => write(sheet, text, STYLES.cellStrong));
      const style = { ...STYLES.cellStrong, color: COLORS.bos700 };
      return sheet.element('Link', () => {
        sheet.content(() => write(sheet, text, style));
        sheet.link(url, `${label}: ${text}`, { x: sheet.x, y, w: width - LABEL, h: sheet.y - y });
      });
    });
  });
  sheet.gap(0.5);
}
