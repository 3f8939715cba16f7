import * as z from 'zod';

/** A day as yyyy-mm-dd; YAML readers hand it over as text or as a date. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('Schrijf een datum als 2026-11-20'),
);
