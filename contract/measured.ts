import * as z from 'zod/mini';
import { COUNTED } from './counted.ts';
import { PAGE_TEMPLATES, VITALS } from './measuring.ts';

/** A larger value than this is a clock gone wrong: ten minutes. */
const VITAL_MAX = 600_000;

/** How often a step can be taken in one page view before it is somebody playing. */
const COUNT_MAX = 50;

/** What one page view leaves behind: no address, no path, nothing of the browser or the visitor. */
export const measuredSchema = z.strictObject({
  template: z.enum(PAGE_TEMPLATES),
  vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.minimum(0), z.maximum(VITAL_MAX))),
  counts: z.partialRecord(z.enum(COUNTED), z.int().check(z.minimum(1), z.maximum(COUNT_MAX))),
});

export type Measured = z.output<typeof measuredSchema>;
