import type { LeadEvent } from '#leads/store/store.ts';
import { WATCH_WORDS } from '#leads/watch/words.ts';
import { dutchSecondOf } from '#time/dutch-time.ts';
import { NO_MORE, STATES, spamWords } from './cli-words.ts';
import { toHeaderText } from './mail/text.ts';

/** What is told of each step, given its code. */
const STEPS: Record<LeadEvent['what'], (code: string) => string> = {
  received: (spam) => (spam ? `ontvangen, lijkt spam (${list(spam)})` : 'ontvangen'),
  cleared: (spam) => `lijkt geen spam meer (was: ${list(spam)})`,
  failed: (code) => `${STATES.parked} (${code})`,
  parked: (code) => `${STATES.parked} (${code}), ${NO_MORE}`,
  delivered: () => STATES.delivered,
  redelivered: () => 'met de hand klaargezet om te bezorgen',
  settled: () => STATES.settled,
};

const list = (codes: string) => spamWords(codes.split(','));

/** What became of a request, a line for each step; to the second, as those of a delivery lie ten seconds apart. */
export const printHistory = (history: readonly LeadEvent[]): string[] => [
  '',
  'wat ermee gebeurde:',
  ...history.map((event) => `  ${dutchSecondOf(event.at)}  ${printStep(event)}`),
];

function printStep({ what, kind, code = '' }: LeadEvent): string {
  const step = STEPS[what](toHeaderText(code));
  return kind ? `${WATCH_WORDS.kind(kind)}: ${step}` : step;
}
