import type { Counted } from '@sens/contract';

/**
 * Counts a step of a visitor, without a word of who takes it. Islands and the shell are scripts of their
 * own: the steps wait in the page until what measures takes them along (`components/shell/measure`), and
 * go with the page where that never loads.
 */
export function count(...steps: readonly Counted[]): void {
  window.sensCounted = [...(window.sensCounted ?? []), ...steps];
}
