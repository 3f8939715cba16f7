import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { ACTION_COPY as COPY } from './copy.ts';

/** Copies the report's link; where the browser does not let it, shows it to copy by hand. */
function CopyReportLink({ path }: { path: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const [link, setLink] = useState(path);
  const copy = () => {
    const full = window.location.origin + path;
    setLink(full);
    const written = navigator.clipboard?.writeText(full) ?? Promise.reject();
    written.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <>
      <Button className="only-script px-3!" look="quiet" onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />
        <span role="status">{state === 'copied' ? COPY.copied : COPY.copy}</span>
      </Button>
      {state === 'refused' ? (
        <label className="block basis-full text-sm">
          {COPY.byHand}
          <input
            className="input mt-1"
            onFocus={(event) => event.currentTarget.select()}
            readOnly
            value={link}
          />
        </label>
      ) : null}
    </>
  );
}

/** What one can do with the report: have it as a PDF, print it, copy its link. */
export function Actions({ path }: { path: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
      {path ? (
        <ButtonLink download href={`${path}.pdf`} look="dark">
          <Icon name="download" /> {COPY.pdf}
        </ButtonLink>
      ) : null}
      <Button className="only-script px-3!" look="quiet" onClick={() => window.print()}>
        <Icon name="print" /> {COPY.print}
      </Button>
      {path ? <CopyReportLink path={path} /> : null}
    </div>
  );
}
