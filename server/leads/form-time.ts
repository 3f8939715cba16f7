import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LeadStore } from './store/store.ts';

/** Name of the mark that holds the key: what one server signed another one can read. */
const KEY_MARK = 'form-time-key';

const KEY_BYTES = 32;
/** Of the signature; who could guess so many would gain three seconds by it. */
const SIGNED_BYTES = 16;

const TOKEN = /^([0-9a-z]{1,11})\.([\w-]{22})$/;

export interface FormTimes {
  /** This moment, signed. */
  issue(): Promise<string>;
  /**
   * Since when a form is there, in milliseconds.
   * @returns nothing for what we did not sign
   * @throws when the store is away
   */
  ageMs(token: string): Promise<number | undefined>;
}

/** Moments that a browser gets and gives back, and cannot make by itself. */
export function createFormTimes(
  store: Pick<LeadStore, 'getMark' | 'setMark'>,
  now: () => Date,
): FormTimes {
  let known: string | undefined;

  async function readKey(): Promise<string> {
    known = await store.getMark(KEY_MARK);
    if (known) return known;
    await store.setMark(KEY_MARK, randomBytes(KEY_BYTES).toString('base64url'));
    // Of two servers that begin at once the last one's key holds.
    known = await store.getMark(KEY_MARK);
    if (!known) throw new Error('The key of the form times was not kept.');
    return known;
  }

  return {
    async issue() {
      const moment = now().getTime().toString(36);
      return `${moment}.${sign(moment, known ?? (await readKey())).toString('base64url')}`;
    },
    async ageMs(token) {
      const [, moment = '', signature = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== SIGNED_BYTES) return undefined;
      const isOurs = (key: string) => timingSafeEqual(given, sign(moment, key));
      // The key that this server knows may be the one that did not hold.
      if (!isOurs(known ?? (await readKey())) && !isOurs(await readKey())) return undefined;
      return now().getTime() - Number.parseInt(moment, 36);
    },
  };
}

const sign = (moment: string, key: string) =>
  createHmac('sha256', key).update(moment).digest().subarray(0, SIGNED_BYTES);
