import { Printer, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { printPage } from '#features/citations/print-page.ts';
import { CopyLink, QUIET_ON_DARK } from './CopyLink.tsx';
import { TOOL_COPY as COPY } from './copy.ts';
import { type LeadPrefill, openLeadForm } from './lead-prefill.ts';
import { LEAD_FORM_ID, type ToolName, toolPath } from './tools.ts';

/** What one can do with a result: have it as a report, share it, print it, start again. */
export function ToolActions({
  name,
  query,
  lead,
  reset,
  restore,
}: {
  name: ToolName;
  query: string;
  lead: LeadPrefill;
  reset: () => void;
  restore: (() => void) | undefined;
}) {
  const again = useRef<HTMLButtonElement>(null);
  return (
    <section
      aria-label={COPY.actions}
      className="on-dark mb-4 grid items-center gap-x-10 gap-y-5 rounded-large bg-bos-900 p-6 text-white sm:p-8 lg:mb-0 lg:grid-cols-[auto_1fr] print:hidden"
    >
      <div>
        <ButtonLink
          className="w-full sm:w-auto"
          href={`#${LEAD_FORM_ID}`}
          onClick={(event) => {
            if (openLeadForm(lead)) event.preventDefault();
          }}
        >
          {COPY.lead} <Icon name="arrow" />
        </ButtonLink>
        <p className="mt-3 max-w-[44ch] text-sm text-blad-100">{COPY.leadText}</p>
      </div>
      <div className="only-script flex flex-wrap items-start gap-2 lg:justify-end">
        <CopyLink path={`${toolPath(name)}${query && `?${query}`}`} />
        <Button className={QUIET_ON_DARK} look="quiet" onClick={() => void printPage()}>
          <Icon shape={Printer} /> {COPY.print}
        </Button>
        <Button className={QUIET_ON_DARK} look="quiet" onClick={reset} ref={again}>
          <Icon shape={RotateCcw} /> {COPY.reset}
        </Button>
        {restore ? (
          <Button
            className={QUIET_ON_DARK}
            look="quiet"
            onClick={() => {
              // This button goes.
              again.current?.focus();
              restore();
            }}
          >
            {COPY.restore}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
