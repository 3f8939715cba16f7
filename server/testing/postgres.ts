import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const BIN = [
  '/usr/lib/postgresql/15/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/17/bin',
].find((folder) => existsSync(join(folder, 'initdb')));

/** Whether this machine can run a PostgreSQL of its own. */
export const HAS_POSTGRES = BIN !== undefined;

export interface PostgresServer {
  /** Makes an empty database. */
  newDatabase(): Promise<string>;
  /** The process that starts one for each connection. */
  pid(): number;
  /** Ends it as a crash does, and starts it again. */
  restart(): void;
  stop(): void;
}

/** A PostgreSQL server of the tests' own, on the loopback address, gone with {@link PostgresServer.stop}. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sens-postgres-'));
  // It refuses to run as root, where tests do in some places.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(BIN ?? '', program), args, { cwd: folder, stdio: 'ignore', ...account });
  const port = await freePort();
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'sens', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`;
  const start = () =>
    run('pg_ctl', '-D', data, '-o', options, '-w', '-l', join(folder, 'log'), 'start');
  const end = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  start();
  let count = 0;
  return {
    async newDatabase() {
      count += 1;
      const client = new pg.Client(`postgres://sens@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database sens_${count}`);
      await client.end();
      return `postgres://sens@127.0.0.1:${port}/sens_${count}`;
    },
    // The first line of a file that it writes at each start.
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    restart() {
      end();
      start();
    },
    stop() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accountOf(name: string) {
  const id = (which: string) => Number(execFileSync('id', [which, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
