import { MOST_ATTEMPTS } from '#leads/delivery/backoff.ts';
import type { Trouble } from '#leads/store/store.ts';

/** Said of an address that was refused for good. */
export const WRONG_ADDRESS = 'het e-mailadres bestaat niet of neemt geen post aan';

/** Why a mail did not go out, by the begin of its code. */
const OF_MAIL: readonly (readonly [code: RegExp, cause: string])[] = [
  [/^EENVELOPE 5|^EMESSAGE 5/, 'de mailserver weigert deze mail'],
  [/^\w+ 4\d\d$/, 'de mailserver vraagt om het later nog eens te proberen'],
  [/^EAUTH/, 'de mailserver neemt de naam of het wachtwoord van de website niet aan'],
  [/^(?:EDNS|ECONN\w*|ESOCKET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/, 'de mailserver is niet te bereiken'],
  [/^(?:ETLS|EREQUIRETLS)/, 'de mailserver biedt geen veilige verbinding'],
  [/^(?:TimeoutError|AbortError)/, 'de mailserver deed er te lang over'],
  [/^(?:ENOSPC|EDQUOT)/, 'de schijf van de website is vol'],
];

/** The same of a call to the company's own system. */
const OF_WEBHOOK: typeof OF_MAIL = [
  [/^WEBHOOK_OFF|^HTTP 410/, 'uw systeem wil geen berichten meer'],
  [/^HTTP/, 'uw systeem neemt het bericht niet aan'],
  [/^TimeoutError/, 'uw systeem antwoordt niet op tijd'],
  [/^TypeError/, 'uw systeem is niet te bereiken'],
];

/** What is known of a delivery that failed. */
type Failed = Pick<Trouble, 'kind' | 'status' | 'attempts' | 'lastError'>;

/** Why something was not delivered, in plain words; nothing for a code that says nothing to whoever reads no codes. */
export function causeOf(failed: Failed): string | undefined {
  if (isWrongAddress(failed)) return WRONG_ADDRESS;
  const { kind, lastError = '' } = failed;
  return (kind === 'webhook' ? OF_WEBHOOK : OF_MAIL).find(([code]) => code.test(lastError))?.[1];
}

/**
 * Whether the visitor's own address was refused for good. A sender that is refused has the same code and is tried for
 * all of its week, as it is ours to repair (`../delivery/smtp.ts`): what was given up before is the recipient's.
 */
export const isWrongAddress = ({ kind, status, attempts, lastError = '' }: Failed): boolean =>
  kind === 'visitor-mail' &&
  ['parked', 'settled'].includes(status) &&
  attempts < MOST_ATTEMPTS &&
  /^EENVELOPE 5/.test(lastError);
