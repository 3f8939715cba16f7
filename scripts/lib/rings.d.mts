/** What Vitest counted: the failures by file and, but for a file that broke as a whole, by test. */
export function count(
  report: string,
  status: number | null,
): { passed: number; failed: number; failures: { file: string; test?: string }[] };
