/** How far long work is. */
export interface Progress {
  /** Says so now and then, in place of what it said before where that can be. */
  show(text: string): void;
  /** Says what is begun, at once. */
  begin(text: string): void;
  /** Takes away what stands there in place. */
  end(): void;
}

/** In place, often enough to see that it goes on. */
const IN_PLACE_MS = 200;

/** A line of its own: in a log there are few of them. */
const LINE_MS = 5_000;

/** Where it is told; only a terminal has a line written over. */
export interface Told {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function createProgress(out: Told, now: () => number = () => performance.now()): Progress {
  const every = out.isTTY ? IN_PLACE_MS : LINE_MS;
  let last = now();
  let stands = false;
  function begin(text: string): void {
    last = now();
    out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    stands = out.isTTY === true;
  }
  return {
    show(text) {
      if (now() - last >= every) begin(text);
    },
    begin,
    end() {
      if (stands) out.write('\r\u001b[K');
      stands = false;
    },
  };
}

const numbers = new Intl.NumberFormat('nl-NL');

/** So many of so many; of a total that grew meanwhile no more than all. */
export const ofAll = (done: number, all: number): string =>
  `${numbers.format(done)} van ${numbers.format(Math.max(done, all))}`;

/** Ctrl-C, a service manager, a terminal that went away. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work that takes a while, and tells how far it is.
 * @param work shows it step by step; after a signal that throws, so that the work takes back what it began
 */
export async function longWork<T>(
  out: Told,
  work: (progress: Pick<Progress, 'show' | 'begin'>) => Promise<T>,
): Promise<T> {
  const progress = createProgress(out);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const goOn = () => {
    if (stopped) throw new Error('afgebroken.');
  };
  // The second one of a kind ends the process as it is.
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work({
      show(text) {
        goOn();
        progress.show(text);
      },
      begin(text) {
        goOn();
        progress.begin(text);
      },
    });
  } finally {
    progress.end();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
