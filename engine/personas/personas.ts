import { detached } from './detached.ts';
import { flats } from './flats.ts';
import type { Persona } from './persona.ts';
import { terraced } from './terraced.ts';

export type { Persona } from './persona.ts';

/** Households as data; each is one test, and one row on the page for colleagues. */
export const personas: readonly Persona[] = [...terraced, ...detached, ...flats];
