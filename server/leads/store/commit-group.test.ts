import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#testing/test-app.ts';
import { createCommitGroup } from './commit-group.ts';
import { StoreUnavailableError } from './store.ts';

/** A database with a group that waits so long for a lock, and how often one of its groups was undone. */
function makeGroup(waitMs = 5_000) {
  const file = join(tempFolder(), 'group.sqlite');
  const database = new DatabaseSync(file, { timeout: 1 });
  const other = new DatabaseSync(file, { timeout: 1 });
  onTestFinished(() => {
    database.close();
    other.close();
  });
  database.exec('pragma journal_mode = wal; create table words (word text unique)');
  const undone: unknown[] = [];
  const inGroup = createCommitGroup(database, waitMs, () => undone.push(0));
  const insert = database.prepare('insert into words values (?)');
  const keep = (word: string) => inGroup(() => insert.run(word).changes);
  const kept = () =>
    other
      .prepare('select word from words order by 1')
      .all()
      .map((row) => row.word);
  return { database, other, inGroup, keep, kept, undone };
}

test('what is asked for at once is there, for others too, when the first is told so', async () => {
  const { keep, kept } = makeGroup();
  const [first, ...rest] = [keep('a'), keep('b'), keep('c')];
  expect(kept()).toEqual([]);
  expect(await first).toBe(1);
  expect(kept()).toEqual(['a', 'b', 'c']);
  await Promise.all(rest);
});

test('one that is refused takes none of the others with it', async () => {
  const { inGroup, keep, kept, undone } = makeGroup();
  const refused = inGroup(() => {
    throw new RangeError('no');
  });
  const outcomes = await Promise.allSettled([keep('a'), refused, keep('a'), keep('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  await expect(refused).rejects.toBeInstanceOf(RangeError);
  expect(kept()).toEqual(['a', 'b']);
  expect(undone).toHaveLength(0);
});

test('a database that cannot take it tells all of the group, keeps nothing, and goes on after', async () => {
  const { database, keep, kept, undone } = makeGroup();
  database.exec('pragma max_page_count = 4');
  const outcomes = await Promise.allSettled([keep('a'), keep('x'.repeat(100_000)), keep('c')]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(StoreUnavailableError);
  }
  expect(kept()).toEqual([]);
  expect(undone).toHaveLength(1);
  await keep('d');
  expect(kept()).toEqual(['d']);
});

test('a lock is waited for, by who comes meanwhile too, and given up on in time', async () => {
  const { other, keep, kept } = makeGroup(300);
  other.exec('begin immediate');
  const early = keep('a');
  await expect(early).rejects.toBeInstanceOf(StoreUnavailableError);
  const [waits, joins] = [keep('b'), keep('c')];
  setTimeout(() => other.exec('rollback'), 80);
  await Promise.all([waits, joins]);
  expect(kept()).toEqual(['b', 'c']);
});
