import { cleanLines, NOTE_MAX } from '@sens/contract';
import { useEffect, useId, useState } from 'react';
import { FieldError } from '#components/ui/Field.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { REPORT_COPY } from '#words/report-copy.ts';
import { NOTES_SAVED } from '../saving/copy.ts';
import { SaveState } from '../saving/SaveState.tsx';
import { saveNote } from '../saving/save-report.ts';
import { useSaving } from '../saving/use-saving.ts';
import { NOTES_COPY as COPY } from './copy.ts';

/** Who types pauses all the time. */
const REST_MS = 1_500;

/** From here on one sees how much room is left. */
const NEARLY_FULL = 200;

const countIn = (text: string) => [...cleanLines(text)].length;

/** What the reader writes down beside the report; it goes along with its link and its PDF. */
export function Notes({
  start,
  token,
  onNote,
}: {
  /** What was written down before. */
  start: string;
  /** The secret part of the report's link. */
  token: string;
  onNote?: ((note: string) => void) | undefined;
}) {
  const id = useId();
  const [text, setText] = useState(start);
  // The last that fits: what is too long is kept once it is shorter.
  const [note, setNote] = useState(start);
  const saving = useSaving(token, note, saveNote, REST_MS);
  useEffect(() => onNote?.(note), [onNote, note]);
  const left = NOTE_MAX - countIn(text);
  const type = (typed: string) => {
    setText(typed);
    if (countIn(typed) <= NOTE_MAX) setNote(typed);
  };
  return (
    <div className={text ? '' : 'only-script print:hidden'}>
      <PhoneFold isOpen={start !== ''} title={REPORT_COPY.notesTitle}>
        <h3 data-fold-title>{REPORT_COPY.notesTitle}</h3>
        <div className="only-script mt-2 print:hidden">
          <label className="block font-semibold" htmlFor={id}>
            {COPY.label}
          </label>
          <p className="text-sm text-muted" id={`${id}-hint`}>
            {COPY.hint}
          </p>
          <textarea
            aria-describedby={left < 0 ? `${id}-hint ${id}-fout` : `${id}-hint`}
            aria-invalid={left < 0 || undefined}
            className="input mt-1 field-sizing-content min-h-28 resize-y"
            id={id}
            onChange={(event) => type(event.target.value)}
            rows={4}
            value={text}
          />
          <div aria-live="polite">
            {left < 0 ? <FieldError id={`${id}-fout`}>{COPY.tooLong(-left)}</FieldError> : null}
          </div>
          {left >= 0 && left < NEARLY_FULL ? (
            <p className="text-sm text-muted">{COPY.left(left)}</p>
          ) : null}
          <SaveState saving={saving} words={NOTES_SAVED} />
        </div>
        <p className="without-script mt-2 whitespace-pre-line wrap-anywhere print:block">{text}</p>
      </PhoneFold>
    </div>
  );
}
