import { expect, test } from 'vitest';
import { CALLS, callWanted } from './wants-a-call.ts';

test.each([
  ['bel me maar terug', CALLS.any],
  ['Kunt u mij bellen?', CALLS.any],
  ['bel me morgen tussen 10 en 12 op mijn werk', CALLS.when],
  ['kunt u mij morgenochtend om half elf terugbellen', CALLS.when],
  ['ik word graag dinsdag gebeld', CALLS.when],
  ['ik zou graag morgen gebeld worden', CALLS.when],
  ['bel mij na 14.00 uur', CALLS.when],
  ['bel me vanavond maar even', CALLS.late],
  ['bel me na vijven', CALLS.late],
  ['Bel mij na 17.30', CALLS.late],
  ["kunt u mij 's avonds bellen", CALLS.late],
  ['bel me zaterdag', CALLS.late],
] as const)('"%s" asks for a call: %s', (text, asked) => {
  expect(callWanted(text)).toBe(asked);
});

test.each([
  'bel me niet meer',
  'kan ik u morgen bellen',
  'bel me over een warmtepomp',
  'belt u mij dan de hele tijd daarna',
  'wanneer bent u bereikbaar',
  'hoe laat belt u mij',
  'wanneer belt u mij',
  'word ik vandaag nog gebeld',
  'u zou mij dinsdag bellen',
  'jullie zouden mij dinsdag bellen en ik heb niks gehoord',
  'ik ben dinsdag niet gebeld',
])('"%s" asks something else', (text) => {
  expect(callWanted(text)).toBeUndefined();
});
