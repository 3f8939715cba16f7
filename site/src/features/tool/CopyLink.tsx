import { Link2 } from 'lucide-react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { LinkByHand } from '#components/ui/LinkByHand.tsx';
import { useCopyLink } from '#lib/browser/use-copy-link.ts';
import { TOOL_COPY as COPY } from './copy.ts';

/** A quiet button on the dark ground. */
export const QUIET_ON_DARK = 'px-3! text-white! no-underline! hover:text-zon-400! hover:underline!';

/** Copies the link to this very result; where the browser does not let it, shows it to copy by hand. */
export function CopyLink({ path }: { path: string }) {
  const { isCopied, byHand, copy } = useCopyLink(path);
  return (
    <div>
      <Button className={QUIET_ON_DARK} look="quiet" onClick={copy}>
        <Icon {...(isCopied ? { name: 'check' } : { shape: Link2 })} />
        {isCopied ? COPY.linkCopied : COPY.copyLink}
        {isCopied ? null : <span className="sr-only"> {COPY.copyLinkTo}</span>}
      </Button>
      <span className="sr-only" role="status">
        {isCopied ? COPY.linkCopied : ''}
      </span>
      {byHand ? <LinkByHand className="px-3 pb-1" label={COPY.linkByHand} link={byHand} /> : null}
    </div>
  );
}
