import type { AnswerField } from '@sens/engine';
import { createContext, use } from 'react';
import { whatsappUrl } from '#lib/whatsapp.ts';
import { PHOTO_COPY as COPY, photoOf } from '#words/house/photo-copy.ts';
import { questionLabel } from '#words/house/question-copy.ts';

/** Where photos go, and of which request and what home they are. */
export const PhotosTo = createContext<
  { company: string; whatsapp: string; reference: string; isFlat: boolean } | undefined
>(undefined);

/** For who cannot tell the answer: a photo that shows it, sent to people who can. */
export function PhotoHelp({ field }: { field: AnswerField }) {
  const to = use(PhotosTo);
  const what = to && photoOf(field, to.isFlat);
  if (!what) return null;
  const greeting = COPY.message(to.company, to.reference, questionLabel(field));
  return (
    <p className="mt-3 max-w-[60ch] text-sm">
      {`${COPY.unsure} `}
      <a className="text-link" href={whatsappUrl({ number: to.whatsapp, greeting })} rel="noopener">
        {COPY.send}
      </a>{' '}
      {COPY.of(what)}
    </p>
  );
}
