import type { Retrieved } from '@sens/assistant';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { groundedIn } from './grounded.ts';
import { readStream } from './read-stream.ts';
import { withoutPersonalData } from './without-personal-data.ts';
import { instructions } from './words.ts';

export interface ModelSettings {
  /** Up to the version, such as `https://host/v1`; the protocol is OpenAI's chat completions. */
  url: string;
  key?: string;
  model: string;
  /** How long a visitor waits for other words than those of the site. */
  timeLimitMs?: number;
  /** How long a model is left alone after it failed five times in a row. */
  restMs?: number;
}

/**
 * Words an answer anew from the passages it rests on.
 * @param question leaves without what tells who asks it (`without-personal-data.ts`)
 * @param tell hears the sentences that are finished, of an answer that the passages bear out so far
 * @param waitedMs how long the visitor waited until it is asked: so much less it may take
 * Rejects when the model cannot be asked, or says anything that the passages do not bear out.
 */
export type WordAnew = (
  question: string,
  found: Retrieved,
  tell?: (soFar: string) => void,
  waitedMs?: number,
) => Promise<string>;

/** Up to the last sentence that has ended: a point with a figure after it may be within a number. */
const FINISHED = /^.*[.?!](?=\s)/s;

/** The share of its time that a model has at least, however long the visitor waited before. */
const LEAST_TIME = 0.25;

/**
 * A language model behind an address that speaks OpenAI's protocol.
 * @param company its name: whose visitors are answered
 */
export function createLanguageModel(settings: ModelSettings, company: string): WordAnew {
  const { url, key, model, timeLimitMs = 6_000, restMs = 60_000 } = settings;
  const task = instructions(company);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(5),
  });
  return (question, { passages }, tell, waitedMs = 0) =>
    breaker.execute(async () => {
      const withinMs = Math.round(Math.max(timeLimitMs * LEAST_TIME, timeLimitMs - waitedMs));
      const texts = passages.map(({ title, text }) => `### ${title}\n${text}`).join('\n\n');
      const answer = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify({
          model,
          stream: true,
          temperature: 0,
          max_tokens: 400,
          messages: [
            { role: 'system', content: `${task}\n\n${texts}` },
            { role: 'user', content: withoutPersonalData(question) },
          ],
        }),
      });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw new Error(`the language model answered ${answer.status}`);
      }
      let told = '';
      const said = await readStream(answer.body, (soFar) => {
        const [finished = ''] = FINISHED.exec(soFar) ?? [];
        if (finished === told || !groundedIn(finished, texts)) return;
        told = finished;
        tell?.(finished.trim());
      });
      if (!groundedIn(said, texts)) throw new Error('the language model strayed from the texts');
      return said;
    });
}
