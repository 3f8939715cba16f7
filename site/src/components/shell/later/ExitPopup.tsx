import { Icon } from '#components/ui/Icon.tsx';
import type { Claim } from '#lib/claims.ts';
import { REPORT_FORM } from '../report-link.ts';
import { LATER_COPY } from './copy.ts';

const COPY = LATER_COPY.exit;

/** What who leaves is offered once: the free report, what it is worth, and where that figure comes from. */
export function ExitPopup({ worth, promise }: { worth: Claim; promise: Claim }) {
  return (
    <dialog aria-labelledby="exit-titel" className="exit-popup">
      <button aria-label={COPY.close} className="exit-close" data-dismiss="" type="button">
        <Icon name="close" />
      </button>
      <p className="exit-worth">{COPY.worth(worth.text)}</p>
      <h2 id="exit-titel">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <p>{COPY.promise(promise.text)}</p>
      <a className="exit-go" href={REPORT_FORM}>
        {COPY.action}
      </a>
      <button className="exit-no" data-dismiss="" type="button">
        {COPY.dismiss}
      </button>
      <details>
        <summary>{COPY.worthWhy(worth.text)}</summary>
        <p>{worth.explanation}</p>
      </details>
    </dialog>
  );
}
