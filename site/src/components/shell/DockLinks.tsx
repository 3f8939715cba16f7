import { formatPhone } from '#lib/format-nl.ts';
import { whatsappUrl } from '#lib/whatsapp.ts';
import type { Company } from '../../content-queries.ts';
import { ASSISTANT_COPY } from './assistant/copy.ts';
import { LATER_COPY as COPY } from './later/copy.ts';
import { REPORT_FORM } from './report-link.ts';

const LINK = 'inline-flex min-h-11 items-center';

/**
 * What the dock is before its script: plain links at the end of the page. The strip stays, so that
 * nothing moves when the dock comes and the end of the page is free of it.
 */
export function DockLinks({ company }: { company: Company }) {
  return (
    <nav
      aria-label={COPY.dock}
      className="on-dark min-h-20 bg-bos-900 text-blad-100 print:hidden"
      data-dock=""
    >
      <p className="wrap flex flex-wrap gap-x-6">
        <a className={LINK} href={REPORT_FORM}>
          {COPY.actions.report}
        </a>
        <a className={LINK} href={whatsappUrl(company.whatsapp)} rel="noopener">
          {COPY.whatsapp}
        </a>
        <a className={LINK} data-open="assistant" href="/contact">
          {ASSISTANT_COPY.button}
        </a>
        <a className={LINK} href={`tel:${company.phone.e164}`}>
          {formatPhone(company.phone.display)}
        </a>
      </p>
    </nav>
  );
}
