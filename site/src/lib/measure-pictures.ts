import type { MeasureId } from '@sens/engine';

/**
 * Small as they are rendered: the masters themselves are what browsers get, and a report that is made in the
 * browser knows their names without the page listing them.
 */
const files = import.meta.glob<string>('../../../art/masters/measure-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Size of these pictures in pixels, three times that at which they are shown at most. */
export const MEASURE_PICTURE = { width: 400, height: 300 } as const;

/**
 * The address of a measure's picture.
 * @throws Error when art/masters has none
 */
export function measurePicture(id: MeasureId): string {
  const file = files[`../../../art/masters/measure-${id}.webp`];
  if (!file) throw new Error(`art/masters/measure-${id}.webp ontbreekt`);
  return file;
}
