import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { describe, expect, it, onTestFinished } from 'vitest';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Required<
  Pick<IConfiguration, 'forbidden' | 'options'>
>;

/** What `npm run rooms` prints of a house with these files, each with the files that it imports from. */
async function saidOf(files: Record<string, string>): Promise<string> {
  const house = mkdtempSync(join(tmpdir(), 'sens-rooms-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), code);
  }
  const { forbidden, options } = rules;
  const asked = {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden },
    outputType: 'err-long' as const,
  };
  const { output } = await cruise(['.'], asked);
  return String(output).replace(/\s+/g, ' ');
}

const TYPE = 'export interface One { name: string }\n';
const typeOf = (file: string) => `import type { One } from '${file}';\nexport type Two = One;\n`;

it('what runs for visitors imports nothing that only tests need', async () => {
  const said = await saidOf({
    'server/testing/one.ts': TYPE,
    'server/leads/two.ts': typeOf('../testing/one.ts'),
    'server/leads/two.test.ts': typeOf('../testing/one.ts'),
  });
  expect(said).toContain('tests-stay-apart: server/leads/two.ts → server/testing/one.ts');
  expect(said).not.toContain('two.test.ts');
});

describe('a room of the engine', () => {
  it('may import from the rooms before it', async () => {
    const said = await saidOf({
      'engine/terms/one.ts': TYPE,
      'engine/energy/two.ts': typeOf('../terms/one.ts'),
    });
    expect(said).toContain('no dependency violations');
  });

  it('may not take as much as a type from a room after it; the message names file and remedy', async () => {
    const said = await saidOf({
      'engine/energy/one.ts': TYPE,
      'engine/dwelling/two.ts': typeOf('../energy/one.ts'),
    });
    expect(said).toContain('engine/dwelling/two.ts → engine/energy/one.ts');
    expect(said).toContain('may import only engine/terms, figures, dwelling: move what it needs');
  });

  it('has a place in the order before anybody builds on it', async () => {
    const said = await saidOf({
      'engine/terms/one.ts': TYPE,
      'engine/cellar/two.ts': typeOf('../terms/one.ts'),
    });
    expect(said).toContain('engine/cellar/two.ts → engine/terms/one.ts');
    expect(said).toContain('takes its place in ENGINE_ROOMS');
  });
});

describe('a room of the site', () => {
  it('may not take as much as a type from a room after it; the message names file and remedy', async () => {
    const said = await saidOf({
      'site/src/features/tool/one.ts': TYPE,
      'site/src/words/plan/two.ts': typeOf('../../features/tool/one.ts'),
    });
    expect(said).toContain('site/src/words/plan/two.ts → site/src/features/tool/one.ts');
    expect(said).toContain('may import only lib, content-schemas, words: move what it needs');
  });

  it('has a place in the order before anybody builds on it', async () => {
    const said = await saidOf({
      'site/src/lib/one.ts': TYPE,
      'site/src/cellar/two.ts': typeOf('../lib/one.ts'),
    });
    expect(said).toContain('takes its place in SITE_ROOMS');
  });

  it('may take from a feature below it, and from no other', async () => {
    const files = {
      'site/src/features/tool/one.ts': TYPE,
      'site/src/features/report/two.ts': typeOf('../tool/one.ts'),
    };
    expect(await saidOf(files)).toContain('no dependency violations');
    const said = await saidOf({
      ...files,
      'site/src/features/report-pdf/three.ts': typeOf('../report/two.ts'),
    });
    expect(said).toContain(
      'site/src/features/report-pdf/three.ts → site/src/features/report/two.ts',
    );
    expect(said).toContain('what two features share stands in words, components or one of these');
  });
});

it('a ring of types is a ring', async () => {
  const said = await saidOf({
    'engine/terms/one.ts': `import type { Two } from './two.ts';\n${TYPE}export type Three = Two;\n`,
    'engine/terms/two.ts': typeOf('./one.ts'),
  });
  expect(said).toContain('engine/terms/one.ts → engine/terms/two.ts → engine/terms/one.ts');
  expect(said).toContain('a file of its own');
});

/** The rooms of a part of the house in the order of import, as the rules name them. */
const roomsOf = (part: string) =>
  rules.forbidden.flatMap(({ name = '' }) => {
    const [, room] = new RegExp(`^${part}-(.+)-looks-down$`).exec(name) ?? [];
    return room ? [room] : [];
  });

it.each(['engine', 'server'])(
  'CONTRIBUTING.md names the rooms of %s in the order to read in',
  (part) => {
    const text = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
    const about = text.split('\n\n').find((each) => each.startsWith(`Inside \`${part}\``)) ?? '';
    const named = [...about.matchAll(/`([a-z/-]+)`/g)].map(([, name]) => name);
    expect(named).toEqual([part, ...roomsOf(part)]);
  },
);
