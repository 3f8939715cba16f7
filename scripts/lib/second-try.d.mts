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
