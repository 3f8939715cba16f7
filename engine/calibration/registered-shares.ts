import type { Woningtype } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';

/** The classes of the shares below; A+ holds all plus classes. */
export const SHARE_CLASSES: readonly LabelClass[] = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/**
 * Registered labels since 2021 (percent per class, best first), of homes of a type from the period of this
 * year: `nat.labels.*`, confidence B, postcodes 4000 to 9999. Only compared with; the engine reads
 * `registeredLabels`.
 */
export const registeredShares: readonly (readonly [
  type: Woningtype,
  bouwjaar: number,
  shares: readonly number[],
])[] = [
  ['tussenwoning', 1910, [2.7, 14.9, 11.3, 31.9, 19.5, 11.1, 4.5, 4.1]],
  ['tussenwoning', 1938, [2.7, 14.9, 11.3, 31.9, 19.5, 11.1, 4.5, 4.1]],
  ['tussenwoning', 1955, [9.9, 29.0, 15.0, 26.1, 11.3, 5.4, 1.7, 1.5]],
  ['tussenwoning', 1985, [7.7, 37.0, 36.9, 17.4, 0.9, 0.1, 0.0, 0.0]],
  ['tussenwoning', 1998, [15.6, 64.8, 16.8, 2.6, 0.1, 0.1, 0.0, 0.0]],
  ['tussenwoning', 2012, [59.5, 38.5, 1.6, 0.2, 0.1, 0.0, 0.0, 0.0]],
  ['tussenwoning', 2023, [95.8, 2.2, 0.1, 0.0, 0.1, 0.9, 0.8, 0.0]],
  ['hoekwoning', 1910, [2.6, 8.1, 8.7, 24.3, 17.0, 16.4, 11.6, 11.4]],
  ['hoekwoning', 1938, [2.6, 8.1, 8.7, 24.3, 17.0, 16.4, 11.6, 11.4]],
  ['hoekwoning', 1955, [4.0, 19.7, 15.0, 26.5, 13.6, 11.0, 6.3, 4.1]],
  ['hoekwoning', 1970, [7.5, 22.8, 16.8, 33.6, 12.9, 4.7, 1.2, 0.6]],
  ['hoekwoning', 1998, [8.2, 45.9, 34.2, 11.2, 0.4, 0.1, 0.0, 0.0]],
  ['hoekwoning', 2012, [43.5, 52.1, 3.7, 0.5, 0.1, 0.0, 0.1, 0.0]],
  ['hoekwoning', 2023, [94.8, 3.4, 0.3, 0.1, 0.1, 0.7, 0.0, 0.6]],
  ['twee-onder-een-kap', 1910, [3.3, 7.4, 8.9, 25.8, 17.7, 15.5, 10.6, 10.8]],
  ['twee-onder-een-kap', 1938, [3.3, 7.4, 8.9, 25.8, 17.7, 15.5, 10.6, 10.8]],
  ['twee-onder-een-kap', 1970, [3.6, 14.0, 16.0, 35.9, 18.3, 8.2, 2.7, 1.3]],
  ['twee-onder-een-kap', 1985, [4.6, 23.2, 28.6, 40.1, 2.5, 0.7, 0.2, 0.1]],
  ['twee-onder-een-kap', 1998, [11.8, 53.3, 28.1, 6.6, 0.2, 0.0, 0.0, 0.0]],
  ['twee-onder-een-kap', 2012, [47.0, 49.3, 2.9, 0.7, 0.1, 0.0, 0.0, 0.1]],
  ['twee-onder-een-kap', 2023, [97.5, 1.8, 0.5, 0.1, 0.0, 0.0, 0.2, 0.0]],
  ['vrijstaand', 1955, [5.6, 8.5, 8.0, 22.5, 14.1, 12.8, 11.9, 16.6]],
  ['vrijstaand', 1970, [6.3, 8.7, 9.3, 27.4, 18.3, 16.3, 8.1, 5.7]],
  ['vrijstaand', 1985, [6.9, 12.9, 20.3, 46.7, 9.2, 2.6, 0.8, 0.6]],
  ['vrijstaand', 1998, [13.6, 39.2, 30.0, 15.9, 0.6, 0.5, 0.1, 0.2]],
  ['vrijstaand', 2012, [49.4, 39.8, 7.9, 1.8, 1.0, 0.1, 0.0, 0.0]],
  ['vrijstaand', 2023, [87.2, 5.9, 1.2, 2.1, 0.4, 0.5, 0.0, 2.7]],
  ['appartement', 1910, [14.2, 22.7, 12.4, 22.4, 10.3, 7.3, 4.2, 6.6]],
  ['appartement', 1938, [14.2, 22.7, 12.4, 22.4, 10.3, 7.3, 4.2, 6.6]],
  ['appartement', 1955, [10.0, 22.8, 13.9, 24.8, 10.7, 7.6, 4.5, 5.6]],
  ['appartement', 1970, [12.8, 26.6, 15.3, 25.3, 9.2, 5.5, 2.9, 2.4]],
  ['appartement', 1985, [6.6, 31.6, 23.4, 27.6, 6.5, 2.6, 1.0, 0.8]],
  ['appartement', 2012, [35.8, 50.8, 7.3, 4.6, 0.7, 0.2, 0.0, 0.6]],
  ['appartement', 2023, [80.6, 10.8, 2.5, 5.1, 0.6, 0.2, 0.1, 0.0]],
];
