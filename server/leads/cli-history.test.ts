import { expect, test } from 'vitest';
import { printHistory } from './cli-history.ts';

test('tells in Dutch, with the time in the Netherlands, what became of a request', () => {
  const at = new Date('2026-11-20T23:00:05Z');
  const lines = printHistory([
    { at, what: 'received', code: 'letters,hurry' },
    { at, what: 'cleared', code: 'letters,hurry' },
    { at, what: 'failed', kind: 'webhook', code: 'HTTP 500' },
    { at, what: 'parked', kind: 'visitor-mail', code: 'EENVELOPE 550' },
    { at, what: 'redelivered', kind: 'visitor-mail' },
    { at, what: 'settled', kind: 'visitor-mail' },
    { at, what: 'delivered', kind: 'company-mail' },
  ]);
  expect(lines).toEqual([
    '',
    'wat ermee gebeurde:',
    '  2026-11-21 00:00:05  ontvangen, lijkt spam (er staan letters in die wij niet gebruiken; het formulier was te snel ingevuld)',
    '  2026-11-21 00:00:05  lijkt geen spam meer (was: er staan letters in die wij niet gebruiken; het formulier was te snel ingevuld)',
    '  2026-11-21 00:00:05  bericht aan uw eigen systeem (webhook): niet gelukt (HTTP 500)',
    '  2026-11-21 00:00:05  mail met het rapport aan de aanvrager: niet gelukt (EENVELOPE 550), de site probeert het niet meer',
    '  2026-11-21 00:00:05  mail met het rapport aan de aanvrager: met de hand klaargezet om te bezorgen',
    '  2026-11-21 00:00:05  mail met het rapport aan de aanvrager: met de hand afgehandeld',
    '  2026-11-21 00:00:05  mail aan u: bezorgd',
  ]);
});

test('a reason that this version does not know is told as it was kept', () => {
  const [, , line] = printHistory([{ at: new Date(), what: 'received', code: 'trap,later' }]);
  expect(line).toMatch(/lijkt spam \(een veld is ingevuld dat bezoekers niet zien; later\)$/);
});

test('a code steers no terminal', () => {
  const [, , line] = printHistory([{ at: new Date(), what: 'failed', code: 'E\u001b[2J' }]);
  expect(line).not.toContain('\u001b');
});
