import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '#refusals/error-code.ts';

/** Puts the outcome of an attempt into the store. */
type Write = () => Promise<void>;

interface Note {
  write: Write;
  /** What the log may know of it. */
  about: Readonly<Record<string, string>>;
}

/** Outcomes of deliveries, and those among them that the store could not take yet. */
export interface Notes {
  /** Writes an outcome into the store, or keeps it in memory until the store takes it. */
  take(deliveryId: string, note: Note): Promise<void>;
  /** Tries again what is kept; never throws. */
  catchUp(): Promise<void>;
  /** Deliveries that the store holds to be due although their attempt is over. */
  keptIds(): string[];
}

/**
 * A store that reads but cannot write (full, locked) hands out the same delivery again and again.
 * What is known to have happened to it is kept here meanwhile, so that only the note is tried again:
 * nobody gets a mail twice, and no mail server is hammered. A crash loses what is kept, and the mail
 * goes out once more.
 */
export function createNotes(log: Pick<FastifyBaseLogger, 'info' | 'error'>): Notes {
  const kept = new Map<string, Note>();
  return {
    async take(deliveryId, note) {
      try {
        await note.write();
      } catch (error) {
        kept.set(deliveryId, note);
        log.error({ ...note.about, code: errorCode(error) }, 'outcome could not be noted yet');
      }
    },
    async catchUp() {
      for (const [id, note] of [...kept]) {
        // One that never succeeds must not stand before the others for ever: it goes to the end.
        kept.delete(id);
        try {
          await note.write();
          log.info(note.about, 'outcome noted after all');
        } catch {
          kept.set(id, note);
          // Each try waits for a lock; the deliveries of this round come first.
          return;
        }
      }
    },
    keptIds: () => [...kept.keys()],
  };
}
