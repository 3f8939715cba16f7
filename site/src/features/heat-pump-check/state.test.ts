import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXTRA_NUMBERS } from './extras.ts';
import { type HeatPumpState, heatPumpCodec } from './state.ts';

const decode = (query: string) => heatPumpCodec.decode(new URLSearchParams(query));

const { boilerAgeYears, soundPowerDb, distanceM } = EXTRA_NUMBERS;

const anyExtras = fc.record(
  {
    outdoorSpace: fc.constantFrom('tuin', 'plat-dak', 'gevel', 'geen'),
    vve: fc.constantFrom('akkoord', 'nog-vragen', 'nee'),
    boilerAgeYears: fc.integer(boilerAgeYears),
    soundPowerDb: fc.integer(soundPowerDb),
    distanceM: fc
      .integer({ min: distanceM.min * 10, max: distanceM.max * 10 })
      .map((tenths) => tenths / 10),
    surfaces: fc.constantFrom(1, 2, 3),
  },
  { requiredKeys: [] },
);

test('the house, the place and the sound come back from the address as they went', () => {
  fc.assert(
    fc.property(anyExtras, (extras) => {
      const state = {
        answers: { woningtype: 'appartement', bouwjaar: 1974, glazing: 'hr++' },
        extras,
      } as HeatPumpState;
      const { state: found, notes } = heatPumpCodec.decode(heatPumpCodec.encode(state));
      expect(found).toEqual(state);
      expect(notes).toEqual([]);
    }),
  );
});

test('a number beyond its bounds counts as the nearest, and the visitor is told', () => {
  const { state, notes } = decode('ketel=-3&geluid=5&afstand=0,1');
  expect(state.extras).toEqual({ boilerAgeYears: 0, soundPowerDb: 30, distanceM: 0.5 });
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringContaining('0\u00a0jaar'),
    expect.stringContaining('30\u00a0dB'),
    expect.stringContaining('0,5\u00a0m'),
  ]);
  expect(notes[2]?.target).toBe('vraag-afstand');
});

test('the year of a boiler in place of its age makes it no old one', () => {
  const { state, notes } = decode('ketel=2024');
  expect(state.extras).toEqual({});
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringContaining('Wij rekenen zonder dit antwoord.'),
  ]);
});

test('a visitor without a bill is remembered; another word for it is dropped and told', () => {
  const { state, notes } = decode('woningtype=hoekwoning&rekening=onbekend');
  expect(state.withoutBill).toBe(true);
  expect(notes).toEqual([]);
  expect(heatPumpCodec.decode(heatPumpCodec.encode(state)).state).toEqual(state);
  const strange = decode('rekening=%3Cb%3E');
  expect(strange.state.withoutBill).toBeUndefined();
  expect(strange.notes.map(({ text }) => text)).toEqual([expect.stringContaining('"<b>"')]);
});

test('words that are no answer are dropped, and the visitor is told', () => {
  const { state, notes } = decode('buitenplek=maan&vve=%3Cb%3E&vlakken=7&geluid=NaN&afstand=ver');
  expect(state.extras).toEqual({});
  expect(notes).toHaveLength(5);
  for (const { text } of notes) expect(text).toContain('kunnen wij niet gebruiken');
});

test('empty fields of the form without script say nothing', () => {
  expect(decode('woningtype=tussenwoning&buitenplek=&vve=&ketel=&afstand=').notes).toEqual([]);
});

test('anything at all decodes to a usable state', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (key, value) => {
      const query = new URLSearchParams({ [key]: value, afstand: value, vlakken: value });
      const { state } = heatPumpCodec.decode(query);
      expect(state.answers.woningtype).toBeTruthy();
      expect(heatPumpCodec.decode(heatPumpCodec.encode(state)).state).toEqual(state);
    }),
  );
});
