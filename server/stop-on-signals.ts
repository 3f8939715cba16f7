import closeWithGrace from 'close-with-grace';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Time for requests and the delivery at hand to finish once the process is told to stop. */
const STOP_WITHIN_MS = 25_000;

/**
 * Signals within this time are one wish: a terminal and a service manager tell the whole process
 * group, and npm and our own starters pass on what they got, so one Ctrl-C arrives several times.
 */
const ONE_WISH_MS = 2_000;

/** So many Ctrl-C, each at least that long after the one before, come from somebody who means it. */
const WISHES_TO_FORCE = 3;

export interface WhyStopped {
  signal?: NodeJS.Signals;
  err?: Error;
}

/**
 * Stops the process once, however many signals say so; after an error that nobody caught too.
 * @param stop finishes what is under way; the process ends when it resolves, and after 25 s anyway
 */
export function stopOnSignals(stop: (why: WhyStopped) => Promise<void>): void {
  let first: NodeJS.Signals | undefined;
  // A second signal would end the process on the spot: it gets to know of none.
  const { close } = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: false, skip: [...STOP_SIGNALS] },
    ({ err }) => stop({ ...(err ? { err } : {}), ...(first ? { signal: first } : {}) }),
  );
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (signal === 'SIGINT') countWish();
      if (first) return;
      first = signal;
      void close();
    });
  }
}

let wishes = 0;
let lastWish = Number.NEGATIVE_INFINITY;

/** A person at the keyboard may end it after all; whatever manages services has SIGKILL for that. */
function countWish(): void {
  const at = performance.now();
  if (at - lastWish < ONE_WISH_MS) return;
  lastWish = at;
  wishes += 1;
  if (wishes === WISHES_TO_FORCE) process.exit(1);
  if (wishes > 1) {
    console.error('Still finishing what is under way; Ctrl-C once more ends it on the spot.');
  }
}
