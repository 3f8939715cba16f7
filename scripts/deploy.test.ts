import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../server/config/config.ts';
import { settingsSchema } from '../server/config/settings.ts';
import { loadCompany } from '../server/content/company.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { freePort } from '../server/testing/free-port.ts';
import { waitFor } from '../server/testing/wait-for.ts';
import { faultsOf } from './lib/dockerfile-faults.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from './lib/server-process.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const deployed = (name: string) => read(`deploy/${name}`);

interface Compose {
  services: Record<
    'web' | 'db' | 'caddy',
    {
      build?: { args: Record<string, string>; dockerfile: string; context: string };
      image?: string;
      environment: Record<string, string>;
      stop_grace_period?: string;
    }
  >;
}

const compose = parse(deployed('compose.yaml')) as Compose;
const unit = deployed('sens.service');
const dockerfile = deployed('Dockerfile');

/** What is no setting of ours: Node's own, the C library's, and the build's. */
const OTHERS = ['NODE_ENV', ...Object.keys(SERVER_MEMORY), 'ASTRO_TELEMETRY_DISABLED'];
const known = [
  ...Object.keys(settingsSchema.shape),
  // Asked for by the pages while they are built (site/src).
  'PUBLIC_ANON_KEY',
  ...OTHERS,
];

/** Settings that are no business of whoever writes the .env beside compose.yaml, and why. */
const NOT_ASKED = {
  PORT: 'the image has it, and Caddy and the health check know it',
  HOST: 'the image has it: all of the container',
  DATA_DIR: 'the image has it, and the volume is there',
};

/** How many numbers a full version of an image has. */
const NUMBERS_OF_VERSION = { postgres: 2, caddy: 3 };

/** Compose's own words in a value: the variable, or what stands in its place while it is not set. */
const filledIn = (value: string, given: Record<string, string> = {}) =>
  value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind, otherwise) => given[name] || (kind === '-' ? otherwise : ''),
  );

/** Names that the Dockerfile sets, in its stages and their arguments. */
const ofDockerfile = () =>
  [...dockerfile.replaceAll('\\\n', ' ').matchAll(/^(?:ARG|ENV) (.+)$/gm)].flatMap(
    ([, line = '']) => line.split(/\s+/).map((each) => each.split('=', 1)[0] ?? ''),
  );

const ofUnit = () =>
  [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split('=', 1)[0] ?? ''),
  );

/** Runs a tool where there is one. */
const says = (command: string, args: string[], env = {}) =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });

const has = (command: string) => says('which', [command]).status === 0;

describe('the files of deploy', () => {
  it.each([
    ['Dockerfile', ofDockerfile()],
    ['sens.service', ofUnit()],
    ['compose.yaml', Object.keys(compose.services.web.environment)],
    ['compose.yaml (build)', Object.keys(compose.services.web.build?.args ?? {})],
  ])('%s sets nothing that the server does not know', (_name, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('hand every setting from .env to the servers of compose.yaml, or say why not', () => {
    const { environment, build } = compose.services.web;
    const handed = [environment, build?.args ?? {}].flatMap(Object.keys);
    const missing = Object.keys(settingsSchema.shape).filter((name) => !handed.includes(name));
    expect(missing.sort()).toEqual(Object.keys(NOT_ASKED).sort());
    for (const [name, value] of Object.entries({ ...build?.args, ...environment })) {
      // Said by compose itself: where the database is, and that only Caddy comes in.
      if (name === 'DATABASE_URL' || name === 'TRUST_PROXY') continue;
      expect(filledIn(value, { [name]: 'given' })).toBe('given');
    }
  });

  it('hand build arguments that the Dockerfile takes', () => {
    const taken = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    expect(new Set(taken)).toEqual(new Set(Object.keys(compose.services.web.build?.args ?? {})));
  });

  it('leave what .env does not set at its default', () => {
    const given = {
      SITE_URL: 'https://www.sens.example',
      POSTGRES_PASSWORD: 'ab12',
      SMTP_URL: 'smtps://u:p@mail.example:465',
    };
    const env = Object.fromEntries(
      Object.entries(compose.services.web.environment).map(([name, value]) => [
        name,
        filledIn(value, given),
      ]),
    );
    const { SITE_URL, DATABASE_URL, SMTP_URL, TRUST_PROXY } = env;
    const company = loadCompany();
    const asFewAsPossible = { SITE_URL, DATABASE_URL, SMTP_URL, TRUST_PROXY };
    expect(parseConfig(env, company)).toEqual(parseConfig(asFewAsPossible, company));
  });

  it('name the full version of each image of others', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(Object.keys(NUMBERS_OF_VERSION).length);
    for (const [name, numbers] of Object.entries(NUMBERS_OF_VERSION)) {
      const version = Array.from({ length: numbers }, () => '\\d+').join('\\.');
      expect(images).toContainEqual(expect.stringMatching(`^${name}:${version}(-\\w+)?$`));
    }
  });

  it('run the Node that package.json pins', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(images).toEqual([dependencies.node, dependencies.node]);
    expect(unit).toContain('ExecStart=/srv/sens/node_modules/node/bin/node --');
  });

  it('start the server as npm start does', () => {
    for (const memory of Object.entries(SERVER_MEMORY).map((each) => each.join('='))) {
      expect(unit).toMatch(new RegExp(`^Environment=.*\\b${memory}\\b`, 'm'));
      expect(dockerfile).toContain(` ${memory} `);
    }
    const command = [...SERVER_FLAGS, 'server/server.ts'];
    expect(unit).toContain(`node ${command.join(' ')}\n`);
    expect(dockerfile).toContain(`CMD ["node", ${command.map((each) => `"${each}"`).join(', ')}]`);
  });

  it('name files and folders that exist', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').slice(0, -1),
    );
    const named = [
      ...copied,
      ...(dockerfile.match(/(?:server|scripts|docs)\/[\w./-]+\.(?:ts|md)/g) ?? []),
      `deploy/../${compose.services.web.build?.dockerfile}`,
    ];
    expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('hold a Dockerfile without what matters most', () => {
    expect(faultsOf(dockerfile)).toEqual([]);
  });

  it.each([
    ['an unknown instruction', 'WORKDIR', 'WORKDIRS'],
    ['something before FROM', '# docker build', 'RUN true\n#'],
    ['a base without a full version', /:[\d.]+-bookworm-slim\n/, ':lts\n'],
    ['a stage that is not there', '--from=build', '--from=builder'],
    ['ADD', 'COPY . .', 'ADD https://sens.example/all.tar .'],
    ['root', 'USER node', 'USER root'],
    ['root', 'USER node\n', ''],
    ['something done after USER', 'USER node', 'USER node\nRUN true'],
    ['no health check', 'HEALTHCHECK', 'LABEL a=b\n# HEALTHCHECK'],
    ['no single command without a shell', /^CMD \["node".+/m, 'CMD npm start'],
    ['a folder that is not absolute', 'WORKDIR /srv', 'WORKDIR srv'],
    ['a secret', 'ENV NODE_ENV', 'ENV SMTP_URL=smtps://x NODE_ENV'],
    ['what is fetched and run', 'RUN node scripts', 'RUN curl -s https://sens.example | sh; node'],
  ])('would not hold one with %s', (fault, before, after) => {
    const changed = dockerfile.replace(before, after);
    expect(changed).not.toBe(dockerfile);
    expect(faultsOf(changed)).toContain(fault);
  });

  it('leave nobody secrets of this machine in an image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', 'data', '**/node_modules']) expect(ignored).toContain(name);
  });

  it('try a start again until it works, but for what only a person puts right', () => {
    const [, exitCode] = /FOR_A_PERSON = (\d+);/.exec(read('server/server.ts')) ?? [];
    expect(unit).toContain(`\nRestartPreventExitStatus=${exitCode}\n`);
    expect(unit).toContain('\nRestart=always\n');
    // Else systemd gives up for good where a database is away for a minute.
    expect(unit).toContain('\nStartLimitIntervalSec=0\n');
  });

  it('give a server more time to stop than it takes', () => {
    const longest = /STOP_WITHIN_MS = (\d+)_000/;
    const [, seconds] = longest.exec(read('server/stop-on-signals.ts')) ?? [];
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(Number(seconds));
    expect(Number.parseInt(compose.services.web.stop_grace_period ?? '', 10)).toBeGreaterThan(
      Number(seconds),
    );
  });

  it('keep no log of addresses at the proxy, not of requests that fail either', () => {
    const [, ...logs] = deployed('Caddyfile').split(/^\s*log\b/m);
    expect(logs).toHaveLength(1);
    expect(logs[0]).toMatch(/^ \{\s+format filter \{\s+wrap json\s+fields \{\s+request delete\n/);
  });

  it('let the proxy end an idle connection before the server does', () => {
    const [, seconds] = /transport http \{\s+keepalive (\d+)s\n/.exec(deployed('Caddyfile')) ?? [];
    const { keepAliveTimeout } = Fastify().initialConfig;
    expect(keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000);
  });

  it('answer for the servers, while none does, in words and with the headers that matter', () => {
    const [, answer = ''] = deployed('Caddyfile').split('handle_errors');
    const headers = securityHeaders('https://www.sens.example');
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]) {
      expect(answer.toLowerCase()).toMatch(`${name} `);
      expect(answer.replaceAll('"', '')).toContain(headers[name]);
    }
    expect(answer).toMatch(
      /respond "Onze website is even niet bereikbaar\. .+" \{err\.status_code\}/,
    );
  });

  it.runIf(has('caddy'))('tell nothing of a visitor whom no server answers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sens-caddy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [port, other, nobody] = [await freePort(), await freePort(), await freePort()];
    const file = join(folder, 'Caddyfile');
    const noTls = deployed('Caddyfile').replace(/^\{\n/m, '{\nadmin off\nauto_https off\n');
    writeFileSync(file, noTls.replace(' 3000 {', ` ${nobody} {`));
    const started = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        HOME: folder,
        SITE_HOST: `http://127.0.0.1:${port}`,
        SITE_HOST_OTHER: `http://127.0.0.1:${other}`,
      },
    });
    onTestFinished(() => void started.kill());
    let said = '';
    started.stderr.on('data', (part) => {
      said += String(part);
    });
    await waitFor(() => said.includes('serving initial configuration'));
    const answer = await fetch(`http://127.0.0.1:${port}/verduurzamingsrapportage?naam=Jan`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('even niet bereikbaar');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(said).not.toMatch(/naam=|remote_ip/);
  });

  it.runIf(has('caddy'))('hold a Caddyfile that Caddy can read', () => {
    const file = join(ROOT, 'deploy/Caddyfile');
    const asked = ['validate', '--adapter', 'caddyfile', '--config', file];
    expect(says('caddy', asked).status).toBe(0);
    expect(says('caddy', ['fmt', file]).stdout).toBe(deployed('Caddyfile'));
  });

  it.runIf(has('systemd-analyze'))('hold a timer that systemd can read, for each New Year', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sens-timer-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['sens-new-year.service', 'sens-new-year.timer']) {
      writeFileSync(join(folder, name), deployed(name).replaceAll('/srv/sens', ROOT));
    }
    const timer = join(folder, 'sens-new-year.timer');
    expect(says('systemd-analyze', ['verify', timer]).stderr).toBe('');
    const when = /^OnCalendar=(.+)$/m.exec(deployed('sens-new-year.timer'))?.[1] ?? '';
    const { stdout } = says('systemd-analyze', ['calendar', when], { LC_ALL: 'C', TZ: 'UTC' });
    expect(stdout).toMatch(/Next elapse: .*-12-31 23:05:00 UTC/);
  });

  it.runIf(has('systemd-analyze'))(
    'hold a unit that systemd can read, and that shuts it in',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'sens-unit-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'sens.service');
      // Where the code stands on this machine.
      writeFileSync(file, unit.replaceAll('/srv/sens', ROOT));
      const { status, stderr } = says('systemd-analyze', ['verify', file]);
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const { stdout } = says('systemd-analyze', [
        'security',
        '--offline=true',
        '--no-pager',
        file,
      ]);
      expect(Number(/exposure level for sens.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
    },
  );
});
