import { detached } from './detached.ts';
import { flats } from './flats.ts';
import type { Persona } from './persona.ts';
import { terraced } from './terraced.ts';

export type { Persona } from './persona.ts';

/** The day (ISO) that the expectations were written for: the figures of that year hold on it. */
export const EXPECTED_ON = '2026-11-20';

/** Households as data; each is one test, and one row on the page for colleagues. */
export const personas: readonly Persona[] = [...terraced, ...detached, ...flats];
