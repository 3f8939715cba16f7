import { defineConfig } from 'vitest/config';
import { LongLast } from './scripts/lib/long-last.ts';

/** Only what is broken waits that long; a machine three times as busy as ours may take its time. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 60_000 };

/**
 * Both rings over the built site run beside each other. One worker more than there are processors where the gate runs: a
 * journey waits for an eighth of its time, for what a page puts off. More would only ask each other to wait.
 */
const LATER = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** The main journeys once more, in an engine besides Chromium (decision 30). */
const inEngine = (name: 'firefox' | 'webkit') => ({
  test: {
    name,
    environment: 'node' as const,
    provide: { engine: name },
    include: ['browsers/**/*.e2e.ts'],
    globalSetup: ['browsers/lib/global-setup.ts'],
    isolate: false,
    // Both engines beside each other.
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    expect: { poll: { timeout: 20_000 } },
    ...LIMITS,
    // WebKit's driver fell silent once in some hundred journeys; what a page does wrong never begins anew.
    retry: { count: 1, condition: /^The driver does not answer/ },
  },
});

/** One test runner, three rings: each answers sooner than the next, and sees less of what a visitor sees. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongLast },
    tags: [
      {
        name: 'long',
        description:
          'On top of a file that takes more than four seconds: it comes last, and `npm run check` leaves it to `npm test`.',
      },
    ],
    projects: [
      {
        test: {
          // Beside the source, without a built site.
          name: 'unit',
          environment: 'node',
          // No test leaves anything behind in a module: sharing them saves reading each a hundred times.
          isolate: false,
          maxWorkers: 2,
          ...LIMITS,
          include: [
            'engine/**/*.test.ts',
            'contract/**/*.test.ts',
            'assistant/**/*.test.ts',
            'server/**/*.test.ts',
            'site/build/**/*.test.ts',
            'site/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // What the files of the built site say, and how a server over them starts and stops; no browser.
          name: 'built',
          environment: 'node',
          // The pages that one test has parsed serve the next.
          isolate: false,
          ...LATER,
          ...LIMITS,
          include: ['built/**/*.test.ts'],
          globalSetup: ['built/lib/global-setup.ts'],
        },
      },
      {
        test: {
          // Journeys through the running site.
          name: 'browser',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/lib/global-setup.ts'],
          isolate: false,
          ...LATER,
          expect: { poll: { timeout: 20_000 } },
          ...LIMITS,
          // All that a page is asked has a limit of its own, far below a test's: what reaches that one is a
          // browser that fell silent, once in some thousand journeys. What a page does wrong never begins anew.
          retry: { count: 1, condition: /^Test timed out in/ },
        },
      },
      inEngine('firefox'),
      inEngine('webkit'),
    ],
  },
});
