interface Failure {
  file: string;
  /** Nothing where the file broke as a whole. */
  test?: string;
}

/** What a ring came to. */
interface Outcome {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  /** Those that passed on the second try only. */
  late?: readonly Failure[];
}

/** What to run of a ring to see these failures again: files, and the tests in them by name. */
export function argsFor(failures: readonly Failure[]): string[];

/** Runs a ring, and once more by itself what little of it failed. */
export function runRingWithSecondTry(
  ring: string | readonly string[],
  env?: Record<string, string>,
  run?: (
    ring: string | readonly string[],
    args?: string[],
    env?: Record<string, string>,
  ) => Promise<Outcome>,
): Promise<Outcome>;
