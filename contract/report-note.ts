import * as z from 'zod/mini';
import { cleanLines, NOTE_MAX } from './note-text.ts';
import { hasAtMost } from './text.ts';

/** Where the reader's own notes on a report are kept (PUT with {@link KeepNote}). */
export const reportNotePath = (token: string) => `/functions/v1/report/${token}/note`;

const NOTE_MESSAGES = {
  none: 'Wij konden uw aantekeningen niet lezen',
  tooLong: `Gebruik voor uw aantekeningen hoogstens ${NOTE_MAX.toLocaleString('nl-NL')} tekens`,
} as const;

/** What the browser sends: the whole text, in place of the one before; an empty one takes it away. */
export interface KeepNote {
  note: string;
}

/** The same, checked; what cannot be seen is taken out before its length is judged. */
export const keepNoteSchema = z.strictObject({
  note: z.string({ error: NOTE_MESSAGES.none }).check(
    z.overwrite(cleanLines),
    z.refine((text) => hasAtMost(text, NOTE_MAX), { error: NOTE_MESSAGES.tooLong }),
  ),
});
