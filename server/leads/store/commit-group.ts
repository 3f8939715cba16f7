import type { DatabaseSync } from 'node:sqlite';
import { asStoreError, isBusy, isStoreTrouble, RETRY_MS } from './sqlite-errors.ts';

/** Does work that ends up on the disk together with whatever else was asked for at the same moment. */
export type InGroup = <T>(work: () => T) => Promise<T>;

interface Job {
  work: () => unknown;
  deadline: number;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/**
 * One transaction, and so one wait for the disk, for all that is asked for at once: within a turn of the event loop, and
 * within the next for as long as each brings more.
 * @param waitMs how long a locked database is waited for
 * @returns does work in the next transaction; resolves after the commit that holds it. The work must throw
 * before it writes, or by a constraint of its first write: else the whole group is undone, and told so
 * @param onUndone called when a group is undone: what its work remembered is not so
 */
export function createCommitGroup(
  database: DatabaseSync,
  waitMs: number,
  onUndone: () => void,
): InGroup {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  let jobs: Job[] = [];
  let isPlanned = false;
  /** How many there were a turn ago. */
  let before = 0;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(commitOnceAllCame);
  }

  function commitOnceAllCame(): void {
    if (jobs.length > before) {
      before = jobs.length;
      setImmediate(commitOnceAllCame);
      return;
    }
    commitAll();
  }

  function commitAll(): void {
    isPlanned = false;
    before = 0;
    // A transaction of another kind is at work: it waits for nothing, and is over by the next turn.
    if (database.isOpen && database.isTransaction) {
      plan();
      return;
    }
    const group = jobs;
    jobs = [];
    try {
      begin.run();
      const ends = group.map(endOf);
      commit.run();
      for (const end of ends) end();
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      onUndone();
      if (isBusy(error)) tryLater(group, error);
      else for (const { reject } of group) reject(asStoreError(error));
    }
  }

  /** Another program holds the lock. Who came meanwhile stands behind those who wait. */
  function tryLater(group: Job[], error: unknown): void {
    const now = performance.now();
    for (const { reject, deadline } of group) if (deadline < now) reject(asStoreError(error));
    jobs = [...group.filter(({ deadline }) => deadline >= now), ...jobs];
    if (jobs.length === 0 || isPlanned) return;
    isPlanned = true;
    setTimeout(commitAll, RETRY_MS);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      jobs.push({ work, deadline: performance.now() + waitMs, resolve, reject });
      plan();
    });
}

/** Does the work; gives what its asker is told once the group is on the disk. */
function endOf({ work, resolve, reject }: Job): () => void {
  try {
    const value = work();
    return () => resolve(value as never);
  } catch (error) {
    if (isStoreTrouble(error)) throw error;
    const refusal = asStoreError(error);
    return () => reject(refusal);
  }
}
