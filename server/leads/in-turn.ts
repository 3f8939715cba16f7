/**
 * Does work of one name one after the other; work of another name, or of none, does not wait.
 * @returns a function that resolves or throws as the work does
 */
export function createTurns(): <T>(name: string | undefined, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    if (!name) return work();
    const before = last.get(name);
    const mine = before ? before.then(work, work) : work();
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
