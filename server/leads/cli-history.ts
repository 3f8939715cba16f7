import type { LeadEvent } from '#leads/store/store.ts';
import { WATCH_WORDS } from '#leads/watch/words.ts';
import { toHeaderText } from './mail/text.ts';

const NO_MORE = 'de site probeert het niet meer';

/** What is told of each step, given its code. */
const STEPS: Record<LeadEvent['what'], (code: string) => string> = {
  received: (spam) => (spam ? `ontvangen, lijkt spam (${list(spam)})` : 'ontvangen'),
  cleared: (spam) => `lijkt geen spam meer (was: ${list(spam)})`,
  failed: (code) => `niet gelukt (${code})`,
  parked: (code) => `niet gelukt (${code}), ${NO_MORE}`,
  delivered: () => 'bezorgd',
  redelivered: () => 'met de hand klaargezet om te bezorgen',
  settled: () => 'met de hand afgehandeld',
};

const list = (codes: string) => codes.replaceAll(',', ', ');

/** To the second: the steps of a delivery lie ten seconds apart. */
const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

/** What became of a request, a line for each step. */
export const printHistory = (history: readonly LeadEvent[]): string[] => [
  '',
  'wat ermee gebeurde:',
  ...history.map((event) => `  ${time.format(event.at)}  ${printStep(event)}`),
];

function printStep({ what, kind, code = '' }: LeadEvent): string {
  const step = STEPS[what](toHeaderText(code));
  return kind ? `${WATCH_WORDS.kind(kind)}: ${step}` : step;
}
