// @module-tag long

import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FinalFailure } from '#leads/delivery/final-failure.ts';
import { storeFile } from '#leads/store/sqlite-database.ts';
import { leadsCommand, type Said } from '#testing/leads-command.ts';
import { query } from '#testing/open-store.ts';
import { run } from '#testing/process.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

test('what is set wrong, or cannot be made, is said in Dutch', async () => {
  expect(await program({ DATA_DIR: tempFolder(), PORT: 'tachtig' }, 'list')).toEqual({
    code: 1,
    output: 'De instelling PORT klopt niet. Wat er hoort te staan, leest u in .env.example.\n',
  });
  const { app, config } = await startTestApp();
  await submitJson(app, PAYLOAD);
  expect(await leads(config.dataDir, 'export', '/nope/x.csv')).toEqual({
    code: 1,
    output: '/nope/x.csv is niet gemaakt: de map /nope bestaat niet.\n',
  });
});

const leads = (dataDir: string, ...args: string[]) => leadsCommand({ DATA_DIR: dataDir }, ...args);

/** In a process of its own, as whoever types it: a second to start, so only where that is what is asked. */
async function program(env: Record<string, string>, ...args: string[]): Promise<Said> {
  const { exitCode, output } = run('leads/cli.ts', args, env);
  return { code: Number(await exitCode()), output: output() };
}

const TOOL_PATH = '/tools/roi-calculator?woningtype=hoekwoning&prijs-zonnepanelen=4200';

test('lists leads and shows one, while the server runs', async () => {
  const { app, config } = await startTestApp();
  const { reference, reportPath } = (
    await submitJson(app, {
      ...PAYLOAD,
      straat: 'Laan\u001b[2J\nBron: x',
      energy_data: { ...PAYLOAD.energy_data, tool_path: TOOL_PATH },
    })
  ).json();
  await waitFor(
    () => query(config, "select * from deliveries where status = 'delivered'").length === 2,
  );

  const env = { DATA_DIR: config.dataDir };
  const list = await program(env, 'list');
  expect(list.code).toBe(0);
  const line = list.output.split('\n').find((each) => each.startsWith(reference));
  expect(line).toMatch(
    / rapport +Willemijn van der Testhuizen +\+31612345678 +Barendrecht +Hoekwoning +Homepagina +mail aan u: bezorgd, mail met het rapport aan de aanvrager: bezorgd$/,
  );

  const show = await program(env, 'show', reference.toLowerCase());
  expect(show.code).toBe(0);
  for (const part of [
    'Willemijn van der Testhuizen',
    '+31612345678',
    '2993 XZ Barendrecht',
    '1978',
    '€ 240',
    '1 poging',
    `http://localhost:3000${reportPath}`,
    `http://localhost:3000${TOOL_PATH}`,
  ]) {
    expect(show.output).toContain(part);
  }
  // What a visitor typed cannot steer the terminal or fake a line.
  expect(show.output).not.toContain('\u001b');
  expect(show.output).not.toMatch(/^Bron: x/m);
});

test('a line of who wants to be called says whom, and shows no codes', async () => {
  const { app, config } = await startTestApp();
  const { reference } = (
    await submitJson(app, {
      form_type: 'call_back',
      source: 'chatbot',
      naam: 'Anna de Vries',
      telefoon: '06-87654321',
      moment: 'middag',
    })
  ).json();
  await waitFor(() => query(config, "select 1 from deliveries where status = 'delivered'")[0]);
  const { output } = await leads(config.dataDir, 'list');
  const line = output.split('\n').find((each) => each.startsWith(reference));
  expect(line).toMatch(/ terugbellen +Anna de Vries +\+31687654321 +Chatbot +mail aan u: bezorgd$/);
});

test('a list shows the newest, and how to see the others', async () => {
  const { app, config } = await startTestApp();
  const sent = async (huisnummer: number) =>
    (await submitJson(app, { ...PAYLOAD, huisnummer })).json().reference as string;
  const [first, second] = [await sent(1), await sent(2)];
  const { output } = await leads(config.dataDir, 'list', '1');
  expect(output).toContain(second);
  expect(output).not.toContain(first);
  expect(output).toMatch(/\nEr is nog 1 aanvraag; u ziet ze alle met: npm run leads -- list 2\n$/);
  expect((await leads(config.dataDir, 'list', '2')).output).not.toContain('u ziet ze alle');
});

test('shows which text the form had and when, or that it is not known', async () => {
  const { app, config } = await startTestApp();
  const shown = async (consent_version: string, huisnummer = 1) => {
    const answer = await submitJson(app, { ...PAYLOAD, huisnummer, consent_version });
    return (await leads(config.dataDir, 'show', answer.json().reference)).output;
  };
  expect(await shown('2026-11')).toMatch(
    /\ntekst bij het formulier \(versie 2026-11\), getoond op \w+ \d+ \w+ \d{4} om \d{1,2}\.\d\d uur:\n {2}Wij bellen u over uw rapport en een gratis bezoek\. Met verzenden gaat u akkoord/,
  );
  // Another house: the same one under another text is the same request.
  expect(await shown('van ooit', 2)).toContain('\ntekst bij het formulier: niet bekend\n');
});

test('shows what a visitor refined about the house', async () => {
  const { app, config } = await startTestApp();
  const { reference, reportPath } = (await submitJson(app, PAYLOAD)).json();
  await app.inject({
    method: 'PUT',
    url: reportPath.replace('/rapport', '/functions/v1/report'),
    payload: { answers: { woningtype: 'hoekwoning', roof: 'goed', floorAreaM2: 112.5 } },
  });
  const show = await leads(config.dataDir, 'show', reference);
  expect(show.output).toMatch(/verfijnd op .+:\n {2}woningtype +hoekwoning\n/);
  expect(show.output).toMatch(/dakisolatie +goed/);
  expect(show.output).toMatch(/woonoppervlak \(m2\) +112\.5/);
});

test('says so when there is nothing, and makes no database by looking', async () => {
  const folder = tempFolder();
  for (let times = 0; times < 2; times += 1) {
    expect(await leads(folder, 'list')).toMatchObject({
      code: 0,
      output: expect.stringContaining('geen aanvragen'),
    });
  }
});

test('an unknown reference or command is told as such', async () => {
  const { config } = await startTestApp();
  const show = await leads(config.dataDir, 'show', 'SR-000000');
  expect(show).toMatchObject({
    code: 1,
    output: expect.stringContaining('Geen aanvraag met referentie SR-000000'),
  });
  const other = await leads(config.dataDir, 'weg');
  expect(other).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^"weg" ken ik niet\.\n\nGebruik:\n/),
  });
});

test('who asks for two to be erased is told that neither was', async () => {
  const { app, config } = await startTestApp();
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  const { code, output } = await leads(config.dataDir, 'erase', PAYLOAD.email, 'b@b.example');
  expect(code).toBe(2);
  expect(output).toMatch(/^Geef één e-mailadres of nummer per keer; er is niets gewist\./);
  expect((await leads(config.dataDir, 'list')).output).toContain(reference);
});

test('who asks for help gets it, also where a setting is wrong', async () => {
  const help = await leadsCommand({ DATA_DIR: tempFolder(), PORT: 'tachtig' }, '--help');
  expect(help).toEqual({ code: 0, output: expect.stringMatching(/^Gebruik:\n/) });
});

test('a back-up made while the server runs brings everything back elsewhere', async () => {
  const { app, config } = await startTestApp();
  const { reference, reportPath } = (await submitJson(app, PAYLOAD)).json();
  const file = join(tempFolder(), 'kopie.sqlite');
  const backup = await program({ DATA_DIR: config.dataDir }, 'backup', file);
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      `Reservekopie gemaakt: ${file}\nDaar staan persoonsgegevens in`,
    ),
  });
  expect(backup.output).toMatch(/^Alles wordt gekopieerd …\nDe kopie wordt teruggelezen …\n/);
  expect(statSync(file).mode & 0o077).toBe(0);

  // As the runbook says: the copy in the place of the database, then start.
  const dataDir = join(tempFolder(), 'data');
  mkdirSync(dataDir);
  copyFileSync(file, storeFile({ dataDir }));
  const restored = await startTestApp({ dataDir });
  expect((await restored.app.inject(reportPath)).statusCode).toBe(200);
  expect((await leads(dataDir, 'show', reference)).output).toContain(
    'Willemijn van der Testhuizen',
  );
});

test('a back-up never overwrites a file, and says why it was not made', async () => {
  const { config } = await startTestApp();
  const file = join(tempFolder(), 'kopie.sqlite');
  await leads(config.dataDir, 'backup', file);
  const first = readFileSync(file);
  expect(await leads(config.dataDir, 'backup', file)).toEqual({
    code: 1,
    output: `${file} bestaat al: noem een nieuw bestand.\n`,
  });
  expect(readFileSync(file)).toEqual(first);
  expect(await leads(config.dataDir, 'backup', '/nergens/kopie.sqlite')).toMatchObject({
    code: 1,
    output: '/nergens/kopie.sqlite is niet gemaakt: de map /nergens bestaat niet.\n',
  });
});

test('a restore brings a back-up back, keeps what was there, and is refused while a server runs', async () => {
  const { app, config } = await startTestApp();
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  const file = join(tempFolder(), 'kopie.sqlite');
  await leads(config.dataDir, 'backup', file);
  const later = (await submitJson(app, { ...PAYLOAD, huisnummer: 7 })).json();
  expect(await program({ DATA_DIR: config.dataDir }, 'restore', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^\S+ is niet teruggezet: de site draait nog\. Zet eerst de server stil, en doe het dan opnieuw\.$/m,
    ),
  });
  await app.close();

  const { code, output } = await leads(config.dataDir, 'restore', file);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 aanvraag/m),
  });
  const list = (await leads(config.dataDir, 'list')).output;
  expect(list).toContain(reference);
  expect(list).not.toContain(later.reference);
  // The way back from a restore that was a mistake.
  const before = /staat nu in (\S+)\.$/m.exec(output)?.[1] ?? '';
  expect(await leads(config.dataDir, 'restore', before)).toMatchObject({ code: 0 });
  expect((await leads(config.dataDir, 'list')).output).toContain(later.reference);
});

test('a restore takes the place of a database that cannot be read, which is kept as it lay there', async () => {
  const { app, config } = await startTestApp();
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  const file = join(tempFolder(), 'kopie.sqlite');
  await leads(config.dataDir, 'backup', file);
  await app.close();
  const broken = 'niets dat een database is';
  writeFileSync(storeFile(config), broken);
  const { code, output } = await leads(config.dataDir, 'restore', file);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 aanvraag/m),
  });
  const before = /staat nu in (\S+)\.$/m.exec(output)?.[1] ?? '';
  expect(readFileSync(before, 'utf8')).toBe(broken);
  expect(statSync(before).mode & 0o077).toBe(0);
  expect((await leads(config.dataDir, 'list')).output).toContain(reference);
});

test('a restore of what is no back-up changes nothing', async () => {
  const { app, config } = await startTestApp();
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  await app.close();
  const folder = tempFolder();
  writeFileSync(join(folder, 'tekst.sqlite'), 'geen database');
  new DatabaseSync(join(folder, 'leeg.sqlite')).close();
  const half = join(folder, 'half.sqlite');
  await leads(config.dataDir, 'backup', half);
  truncateSync(half, 20_000);
  for (const name of ['tekst.sqlite', 'leeg.sqlite', 'half.sqlite', 'nergens.sqlite']) {
    expect(await leads(config.dataDir, 'restore', join(folder, name))).toMatchObject({
      code: 1,
      output: expect.stringContaining('is niet teruggezet: het'),
    });
  }
  expect(await leads(config.dataDir, 'restore')).toMatchObject({ code: 2 });
  expect((await leads(config.dataDir, 'list')).output).toContain(reference);
});

test('a back-up without a name goes where old ones go by themselves', async () => {
  const { config } = await startTestApp();
  const { code, output } = await leads(config.dataDir, 'backup');
  expect(code).toBe(0);
  expect(output).toContain('gaat vanzelf weg na 90 dagen');
  const [name, ...others] = readdirSync(join(config.dataDir, 'backups'));
  expect(others).toEqual([]);
  expect(name).toMatch(/^sens-\d{4}-\d\d-\d\dT\d{9}Z\.sqlite$/);
});

test('a back-up is said to go by itself only where the purge knows it', async () => {
  const { config } = await startTestApp();
  const folder = join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const said = async (name: string) =>
    (await leads(config.dataDir, 'backup', join(folder, name))).output;
  expect(await said('sens-vrijdag.sqlite')).toContain('gaat vanzelf weg na 90 dagen');
  expect(await said('vrijdag.sqlite')).toContain('wis het zelf, binnen 90 dagen');
  const old = new Date('2020-01-01');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
  expect(await leads(config.dataDir, 'purge')).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual(['vrijdag.sqlite']);
});

test('what a person has seen to is named no more', async () => {
  const mailer = {
    async send(_message: unknown, name: string) {
      if (name.endsWith('visitor-mail')) throw new FinalFailure('EENVELOPE 550');
    },
  };
  const { app, config } = await startTestApp({}, { mailer });
  const { reference } = (await submitJson(app, PAYLOAD)).json();
  await waitFor(
    () => query(config, "select 1 from deliveries where status <> 'pending'").length === 2,
  );
  expect(await leads(config.dataDir, 'done', reference.toLowerCase())).toMatchObject({
    code: 0,
    output: expect.stringContaining(`1 bezorging van ${reference} afgehandeld`),
  });
  const show = (await leads(config.dataDir, 'show', reference)).output;
  expect(show).toContain(
    '\nmail met het rapport aan de aanvrager: met de hand afgehandeld, 1 poging, laatste fout: het e-mailadres bestaat niet of neemt geen post aan (EENVELOPE 550)\n',
  );
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;
  const to = 'mail met het rapport aan de aanvrager';
  const refused = `  ${time}  ${to}: niet gelukt \\(EENVELOPE 550\\), de site probeert het niet meer`;
  expect(show).toMatch(new RegExp(`\n\nwat ermee gebeurde:\n  ${time}  ontvangen\n`));
  expect(show).toMatch(new RegExp(`\n  ${time}  mail aan u: bezorgd\n`));
  expect(show).toMatch(
    new RegExp(`\n${refused}\n(?:.*\n)?  ${time}  ${to}: met de hand afgehandeld\n$`),
  );
  expect(await leads(config.dataDir, 'done', reference)).toMatchObject({
    code: 1,
    output: expect.stringContaining('niets open'),
  });
});

test.each(['backup', 'show', 'export', 'erase', 'purge'])(
  '%s where there is no database is no success',
  async (command) => {
    const folder = tempFolder();
    const { code, output } = await leads(folder, command, ...(command === 'purge' ? [] : ['x']));
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('geen aanvragen'),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('an export says which requests look like spam, as the list does', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, { ...PAYLOAD, straat: 'www.kwaad.example' });
  const file = join(tempFolder(), 'aanvragen.csv');
  await leads(config.dataDir, 'export', file);
  expect(readFileSync(file, 'utf8')).toMatch(/;lijkt spam\r\n$/);
  expect((await leads(config.dataDir, 'list')).output).toMatch(/ lijkt spam\n$/);
});

test('an export opens in a Dutch Excel and holds no formula that a visitor typed', async () => {
  const { app, config } = await startTestApp();
  await submitJson(app, {
    ...PAYLOAD,
    straat: '=HYPERLINK("http://kwaad.example";"klik")',
    woonplaats: '  @SUM(1)',
    first_name: 'Jan "de"',
  });
  const file = join(tempFolder(), 'aanvragen.csv');
  const { code, output } = await leads(config.dataDir, 'export', file);
  expect(code).toBe(0);
  expect(output).toContain('1 aanvraag in ');
  expect(statSync(file).mode & 0o077).toBe(0);
  const csv = readFileSync(file, 'utf8');
  expect(csv.startsWith('\uFEFFreferentie;ontvangen;naam;')).toBe(true);
  expect(csv).toContain(`;"'=HYPERLINK(""http://kwaad.example"";""klik"")";128;`);
  expect(csv).toMatch(/;' *@SUM\(1\);/);
  expect(csv).toContain(`;'+31612345678;`);
  expect(csv).toContain('"Jan ""de"" van der Testhuizen"');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect((await leads(config.dataDir, 'export', file)).code).toBe(1);
});
