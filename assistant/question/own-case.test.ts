import { expect, test } from 'vitest';
import { isOwnCase } from './own-case.ts';

test.each([
  'Zijn mijn kozijnen al binnen?',
  'Wanneer wordt onze warmtepomp geleverd?',
  'Hoe ver zijn jullie met mijn offerte?',
  'Komen jullie donderdag in de ochtend of de middag?',
  'Gaat mijn afspraak van morgen door?',
  'Hoe laat komt de monteur morgen?',
  'Wat is de status van mijn offerte 20394?',
  'Waar blijft mijn offerte van twee weken terug?',
])('"%s" is for the company to look up', (text) => {
  expect(isOwnCase(text)).toBe(true);
});

test.each([
  'Is mijn label nog geldig?',
  'Hoe lang duurt het tot mijn kozijnen er zijn?',
  'Zijn jullie morgen open?',
  'Hoe laat zijn jullie zaterdag open?',
  'Wanneer zijn jullie vrijdag bereikbaar?',
  'Tot hoe laat is het kantoor vandaag open?',
  'Wat is de status van een voorlopig label?',
  'Is mijn dak geschikt?',
])('"%s" is not', (text) => {
  expect(isOwnCase(text)).toBe(false);
});
