import { expect, test } from 'vitest';
import { clausesIn, partsIn, questionsIn } from './clauses.ts';

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
  [
    'ik wil graag weten of jullie ook panelen leggen en zo ja wanneer jullie tijd hebben',
    ['ik wil graag weten of jullie ook panelen leggen', 'wanneer jullie tijd hebben'],
  ],
  ['wat kost dak- en vloerisolatie', ['wat kost dak- en vloerisolatie']],
  ['Welke leverancier is het goedkoopst?', ['Welke leverancier is het goedkoopst?']],
] as const)('%s holds the questions %j', ([message, questions]) => {
  expect(questionsIn(message)).toEqual(questions);
});

test('each question of a message has what was said and asked before it', () => {
  expect(partsIn('Vleermuizen in de spouw. Wat kost dat? Hoe lang duurt het?')).toEqual([
    { question: 'Wat kost dat?', before: ['Vleermuizen in de spouw.'] },
    { question: 'Hoe lang duurt het?', before: ['Vleermuizen in de spouw.', 'Wat kost dat?'] },
  ]);
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
