import type { Corner } from './heat-parts.ts';

/** Where words stand in the corners of the picture, as shares of its size. */
export const CORNERS = {
  topLeft: { x: 0.004, y: 0.06, anchor: 'start' },
  topRight: { x: 0.996, y: 0.06, anchor: 'end' },
  bottomLeft: { x: 0.004, y: 0.935, anchor: 'start' },
  bottomRight: { x: 0.996, y: 0.935, anchor: 'end' },
} as const satisfies Record<Corner, { x: number; y: number; anchor: 'start' | 'end' }>;
