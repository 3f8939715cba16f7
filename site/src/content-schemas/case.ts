import { WONINGTYPEN } from '@sens/contract';
import { MEASURE_IDS } from '@sens/engine';
import * as z from 'zod';
import { pictureIds } from './parts.ts';

/** A house as it was and became; a sample holds the engine's outcome for one of its households. */
export const caseSchema = z
  .strictObject({
    order: z.int(),
    title: z.string().min(10).max(60),
    woningtype: z.enum(WONINGTYPEN),
    bouwjaar: z.int().min(1500).max(2030),
    town: z.string().nullable(),
    /** In which the work was done. */
    year: z.int().nullable(),
    measures: z.array(z.enum(MEASURE_IDS)).min(1),
    perMonthBeforeEur: z.int().positive(),
    perMonthAfterEur: z.int(),
    investmentEur: z.int().positive(),
    subsidyEur: z.int().min(0),
    quote: z.strictObject({ text: z.string().max(300), by: z.string() }).nullable(),
    picture: pictureIds,
    sample: z.boolean(),
    /** The household in `engine/personas` that a sample comes from. */
    persona: z.string().optional(),
  })
  .refine(
    ({ sample, town, year }) => sample || (town !== null && year !== null),
    'Een echt project heeft een plaats (town) en een jaar (year)',
  )
  .refine(
    ({ sample, quote, persona }) => (sample ? persona !== undefined && quote === null : !persona),
    'Een voorbeeld noemt zijn huishouden (persona) en citeert niemand; een echt project heeft geen persona',
  );
