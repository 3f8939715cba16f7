import { Download, Link2, Mail, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { LinkByHand } from '#components/ui/LinkByHand.tsx';
import { printPage } from '#features/citations/print-page.ts';
import { useCopyLink } from '#lib/browser/use-copy-link.ts';
import { ACTION_COPY as COPY } from './copy.ts';
import { loadMethod } from './method/method-later.ts';

/** Copies the report's link; where the browser does not let it, shows it to copy by hand. */
function CopyReportLink({ path }: { path: string }) {
  const { isCopied, byHand, copy } = useCopyLink(path);
  return (
    <>
      <Button className="only-script px-0!" look="quiet" onClick={copy}>
        <Icon {...(isCopied ? { name: 'check' } : { shape: Link2 })} />
        {isCopied ? COPY.copied : COPY.copy}
      </Button>
      <span className="sr-only" role="status">
        {isCopied ? COPY.copied : ''}
      </span>
      {byHand ? <LinkByHand className="basis-full" label={COPY.byHand} link={byHand} /> : null}
    </>
  );
}

const mailTo = (body: string) =>
  `mailto:?subject=${encodeURIComponent(COPY.mailSubject)}&body=${encodeURIComponent(body)}`;

/** Begins a mail with the report's link in the visitor's own mail program, for a partner. */
function MailReportLink({ path }: { path: string }) {
  const [link, setLink] = useState(path);
  useEffect(() => setLink(window.location.origin + path), [path]);
  return (
    <ButtonLink className="only-script px-0!" href={mailTo(COPY.mailBody(link))} look="quiet">
      <Icon shape={Mail} /> {COPY.mail}
    </ButtonLink>
  );
}

/** What one can do with the report: have it as a PDF, print it, copy its link, mail that link. */
export function Actions({ path }: { path: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {path ? (
        <ButtonLink download href={`${path}.pdf`} look="dark">
          <Icon shape={Download} /> {COPY.pdf}
        </ButtonLink>
      ) : null}
      <Button className="only-script px-0!" look="quiet" onClick={() => void printPage(loadMethod)}>
        <Icon shape={Printer} /> {COPY.print}
      </Button>
      {path ? (
        <>
          <CopyReportLink path={path} />
          <MailReportLink path={path} />
        </>
      ) : null}
    </div>
  );
}
