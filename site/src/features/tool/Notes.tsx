import { Info } from 'lucide-react';
import { Icon } from '#components/ui/Icon.tsx';
import { QUESTION_COPY as COPY } from '#words/house/question-copy.ts';
import type { Note } from './tool-codec.ts';

/** What of the answers could not be used as it stood, and what is used in its place. */
export function Notes({ notes, className }: { notes: readonly Note[]; className: string }) {
  if (notes.length === 0) return null;
  return (
    <aside
      aria-labelledby="aangepast"
      className={`flex gap-3 rounded-control border border-lucht-600 bg-lucht-100 p-4 ${className}`}
    >
      <Icon className="mt-0.5 size-5 text-lucht-600" shape={Info} />
      <div>
        <h2 className="font-tekst text-base font-semibold tracking-normal" id="aangepast">
          {COPY.adjusted}
        </h2>
        <ul className="mt-1 grid gap-1 text-sm">
          {notes.slice(0, 8).map(({ text, target }) => (
            <li key={text}>
              {target ? (
                <a className="text-link" href={`#${target}`}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
