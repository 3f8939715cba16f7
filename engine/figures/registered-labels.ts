import type { Woningtype } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';
import { figure } from './types.ts';

/** Best and worst class of the middle four fifths; A+ stands for all plus classes. */
type Middle = readonly [best: LabelClass, worst: LabelClass];

/**
 * Between which classes about four in five registered homes lie, by type and build period (`nat.labels.*`:
 * labels since 2021, postcodes 4000 to 9999), with the median among them and over 76 to 92 % of the homes;
 * more only where A and better hold nearly all. Of the periods of a type that are missing (terraced 1965,
 * corner 1975, semi-detached 1945, detached before 1945, flat 1992) that of all types together.
 */
export const registeredLabels = figure<{
  fromYears: readonly number[];
  middle: Readonly<Record<Woningtype, readonly Middle[]>>;
}>({
  id: 'nat.labels',
  label: 'Geregistreerde energielabels per woningtype en bouwperiode, sinds 2021',
  value: {
    fromYears: [0, 1945, 1965, 1975, 1992, 2006, 2021],
    middle: {
      tussenwoning: [
        ['B', 'F'],
        ['A', 'D'],
        ['A', 'D'],
        ['A+', 'B'],
        ['A', 'B'],
        ['A+', 'A'],
        ['A+', 'A+'],
      ],
      hoekwoning: [
        ['B', 'F'],
        ['A', 'E'],
        ['A', 'D'],
        ['A', 'C'],
        ['A', 'B'],
        ['A+', 'A'],
        ['A+', 'A+'],
      ],
      'twee-onder-een-kap': [
        ['B', 'F'],
        ['A', 'E'],
        ['B', 'E'],
        ['A', 'C'],
        ['A', 'B'],
        ['A+', 'A'],
        ['A+', 'A+'],
      ],
      vrijstaand: [
        ['A', 'F'],
        ['A', 'F'],
        ['A', 'E'],
        ['A', 'C'],
        ['A', 'C'],
        ['A+', 'A'],
        ['A+', 'A+'],
      ],
      appartement: [
        ['A', 'F'],
        ['A', 'E'],
        ['A', 'D'],
        ['A', 'C'],
        ['A', 'B'],
        ['A+', 'A'],
        ['A+', 'A+'],
      ],
    },
  },
  date: '2025',
  sources: ['epOnline'],
  confidence: 'B',
});
