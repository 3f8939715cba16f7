import type { SourceId } from './sources.ts';

/** How sure a figure is: A official text, B official figure quoted with date, C secondary, D derived, G general knowledge. */
export type Confidence = 'A' | 'B' | 'C' | 'D' | 'G';

/** One fact with where it comes from; the units stand in the names inside `value`. */
export interface Figure<T> {
  /** Id of the fact, shown with the sources. */
  id: string;
  /** What the figure is, in Dutch. */
  label: string;
  value: T;
  /** Year or reference date as published. */
  date: string;
  /** Last day (ISO) on which the figure holds, where a rule or price ends. */
  validUntil?: string;
  /** The publishers, the first one is shown. */
  sources: readonly [SourceId, ...SourceId[]];
  confidence: Confidence;
}

/** A figure used, with where it comes from; shown under "Zo rekenen wij". */
export interface SourceRef {
  id: string;
  /** What the figure is, in Dutch. */
  label: string;
  publisher: string;
  url?: string;
  /** Year or reference date as published. */
  date: string;
  confidence: Confidence;
}

/** An engineering assumption: a figure that no cited source holds, with its derivation in one line. */
export interface Assumption<T> {
  value: T;
  /** Why this value, or how it was derived. */
  reason: string;
  confidence: 'D' | 'G';
}

/** A figure of which it is known until when it holds. */
type Lasting<T> = Figure<T> & { validUntil: string };

/**
 * Types a figure with widened value types, so that another year's figures fit the same type. One that says until when it
 * holds goes on doing so.
 */
export function figure<T>(value: Lasting<T>): Lasting<T>;
export function figure<T>(value: Figure<T>): Figure<T>;
export function figure<T>(value: Figure<T>): Figure<T> {
  return value;
}
