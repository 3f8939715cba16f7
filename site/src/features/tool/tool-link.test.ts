import { expect, test } from 'vitest';
import { simulatorCodec } from '#features/energy-label-simulator/state.ts';
import { toolLink } from './tool-link.ts';

test('the label simulator reads the same house and the measures from the link', () => {
  const answers = { woningtype: 'hoekwoning', bouwjaar: 1974, glazing: 'hr++' } as const;
  const link = new URL(
    toolLink('energielabel-simulator', answers, ['dakisolatie', 'vloerisolatie']),
    'http://x',
  );
  expect(link.pathname).toBe('/tools/energielabel-simulator');
  const { state, notes } = simulatorCodec.decode(link.searchParams);
  expect(state.answers).toEqual(answers);
  expect(state.chosen.toSorted()).toEqual(['dakisolatie', 'vloerisolatie']);
  expect(notes).toEqual([]);
});
