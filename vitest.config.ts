import { defineConfig } from 'vitest/config';

/** One test runner: `--project unit` beside the source, `--project e2e` in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Properties try thousands of houses; a busy machine may take its time.
          testTimeout: 60_000,
          include: [
            'engine/**/*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'site/build/**/*.test.ts',
            'site/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/lib/global-setup.ts'],
          // Each worker drives pages of the one browser: more of them only make each other wait.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 8_000 } },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // A browser on a busy machine may miss a beat; what failed first is shown as tried again.
          retry: 1,
        },
      },
    ],
  },
});
