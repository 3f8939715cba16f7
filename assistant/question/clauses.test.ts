import { expect, test } from 'vitest';
import { clausesIn, questionsIn } from './clauses.ts';

test.for([
  [
    'Wat kost een energielabel en hoe lang is het geldig?',
    ['Wat kost een energielabel', 'hoe lang is het geldig?'],
  ],
  [
    'Doet u ook kozijnen? Krijg ik daar subsidie op?',
    ['Doet u ook kozijnen?', 'Krijg ik daar subsidie op?'],
  ],
  [
    'hoeveel kost de spouw vullen en trouwens zijn jullie zaterdag open',
    ['hoeveel kost de spouw vullen', 'zijn jullie zaterdag open'],
  ],
  ['wat kost dak- en vloerisolatie', ['wat kost dak- en vloerisolatie']],
  ['Welke leverancier is het goedkoopst?', ['Welke leverancier is het goedkoopst?']],
] as const)('%s holds the questions %j', ([message, questions]) => {
  expect(questionsIn(message)).toEqual(questions);
});

test.for([
  [
    'ik woon in een flat kan ik iets doen aan tocht',
    ['kan ik iets doen aan tocht', 'ik woon in een flat'],
  ],
  [
    'met welke merken werken jullie, wij leveren omvormers',
    ['met welke merken werken jullie', 'wij leveren omvormers'],
  ],
] as const)('in "%s" what is asked comes before what is told', ([message, clauses]) => {
  expect(clausesIn(message)).toEqual(clauses);
});
