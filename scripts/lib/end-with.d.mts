import type { ChildProcess } from 'node:child_process';

/** Passes every stop on to a child and ends as it does. */
export function endWith(child: ChildProcess): void;
