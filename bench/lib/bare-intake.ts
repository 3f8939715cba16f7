/**
 * The least that Fastify and SQLite can do with a request: parse it, put it into one row, commit, answer.
 * A process of its own, to compare with: `bare-intake.ts <file of the database>`.
 */
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const database = new DatabaseSync(String(process.argv[2]));
// As durable as the server's own.
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table leads (id integer primary key, at text not null, lead text not null)');
const insert = database.prepare('insert into leads (at, lead) values (?, ?)');

const app = Fastify();
app.post('/functions/v1/submit-lead', (request, reply) => {
  insert.run(new Date().toISOString(), JSON.stringify(request.body));
  return reply.send({ ok: true });
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit());
