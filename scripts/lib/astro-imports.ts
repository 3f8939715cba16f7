import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

type Paths = string | readonly string[];

/** As dependency-cruiser has it: what both ends of an import must and must not be. */
interface Rule {
  comment: string;
  from: { path?: Paths; pathNot?: Paths };
  to: { path?: Paths; pathNot?: Paths; circular?: boolean };
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: readonly Rule[];
};

const FRONTMATTER = /^---\n([\s\S]*?)\n---/;
const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;
/** No code, and in none of the rooms. */
const IS_LOOK = /\.(?:css|woff2)(?:\?|$)/;

/** Where an import leads to within the repository; another package as it is written. */
function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  if (name.startsWith('#')) return `site/src/${name.slice(1)}`;
  if (name.startsWith('@sens/')) return `${name.slice('@sens/'.length)}/`;
  return `node_modules/${name}`;
}

const isAny = (path: string, patterns: Paths | undefined, groups: readonly string[] = []) =>
  [patterns ?? []].flat().some((pattern) => {
    const filled = pattern.replaceAll(/\$(\d)/g, (_all, place) => groups[Number(place)] ?? '');
    return new RegExp(filled).test(path);
  });

function breaks({ from, to }: Rule, file: string, target: string): boolean {
  if (to.circular || (from.path && !isAny(file, from.path)) || isAny(file, from.pathNot)) {
    return false;
  }
  const [first = ''] = [from.path ?? ''].flat();
  const groups = new RegExp(first).exec(file) ?? [];
  return (!to.path || isAny(target, to.path, groups)) && !isAny(target, to.pathNot, groups);
}

/**
 * Imports of `.astro` files that a rule of `.dependency-cruiser.cjs` forbids; dependency-cruiser
 * itself does not read such files.
 * @param house the repository
 * @returns a sentence for each, with file and remedy
 */
export function forbiddenInAstro(house: string): string[] {
  return globSync('site/src/**/*.astro', { cwd: house }).flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const [, code = ''] = FRONTMATTER.exec(readFileSync(join(house, name), 'utf8')) ?? [];
    const targets = [...code.matchAll(IMPORT)]
      .map(([, ...found]) => targetOf(file, found.find(Boolean) ?? ''))
      .filter((target) => !IS_LOOK.test(target));
    return targets.flatMap((target) =>
      forbidden
        .filter((rule) => breaks(rule, file, target))
        .map(({ comment }) => `${file} → ${target}: ${comment}`),
    );
  });
}
