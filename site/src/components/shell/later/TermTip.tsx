import { TERM_TIP_ID } from './names.ts';

/** What a word of the trade means, beside the word; one at a time. */
export function TermTip() {
  return (
    <div className="term-tip" id={TERM_TIP_ID} popover="manual" role="tooltip">
      <b /> <span />
    </div>
  );
}
