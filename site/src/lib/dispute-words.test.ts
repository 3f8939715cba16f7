import { expect, test } from 'vitest';
import { disputeWords } from './dispute-words.ts';

const none = { board: null, url: null };

test('membership of a complaints board is not claimed while nobody confirmed it', () => {
  const words = disputeWords({ disputes: none, placeholders: ['disputes'] });
  expect(words).toContain('hoort u voordat u tekent');
  expect(words).not.toContain('Wij zijn');
});

test('who is a member names the board, who is not says so, and the court stays open to both', () => {
  const board = { board: 'De Geschillencommissie', url: 'https://www.degeschillencommissie.nl' };
  const member = disputeWords({ disputes: board, placeholders: [] });
  expect(member).toContain('[De Geschillencommissie](https://www.degeschillencommissie.nl)');
  const alone = disputeWords({ disputes: none, placeholders: [] });
  expect(alone).toContain('Wij zijn niet aangesloten');
  for (const words of [member, alone]) expect(words).toContain('de rechter in uw woonplaats');
});
