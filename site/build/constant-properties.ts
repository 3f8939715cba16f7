import postcss, { type Declaration, type Root } from 'postcss';
import { dropEmpty } from './reachable-styles.ts';
import { resolveVars } from './resolve-vars.ts';

/** Custom properties by name, each with the one value it has on every page. */
export type Constants = ReadonlyMap<string, string>;

/** What stands for a whole page: its root, or in a source of Tailwind's the theme. */
const ROOT = /^:root(?:, ?:host)?$/;

/** Whether a property is set for a whole page, whatever the screen. */
function isForAll({ parent }: Declaration): boolean {
  if (parent?.type === 'atrule') return 'name' in parent && parent.name === 'theme';
  if (parent?.type !== 'rule' || !ROOT.test((parent as postcss.Rule).selector)) return false;
  const around = parent.parent;
  return (
    around?.type === 'root' ||
    (around?.type === 'atrule' && 'name' in around && around.name === 'layer')
  );
}

/**
 * The custom properties that a sheet sets once and for a whole page: a theme's.
 * @param elsewhere those that something besides the sheet may set
 */
export function constantsOf(root: Root, elsewhere: ReadonlySet<string> = new Set()): Constants {
  const set = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  // One that has a type may be anything on its way from one value to another.
  root.walkAtRules('property', ({ params }) => {
    set.delete(params);
  });
  for (const name of elsewhere) set.delete(name);
  const constants = new Map<string, string>();
  const constantOf = (name: string): string | undefined => {
    const [declaration, ...more] = set.get(name) ?? [];
    if (!declaration || more.length > 0 || !isForAll(declaration)) return undefined;
    const known = constants.get(name);
    if (known !== undefined) return known;
    const value = resolveVars(declaration.value, constantOf);
    constants.set(name, value);
    return value;
  };
  for (const name of set.keys()) constantOf(name);
  return constants;
}

/** A step of Tailwind's scale, once the scale is written out. */
const STEP = /calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g;

/** As a minifier writes it. */
const short = (value: number) => `${Number(value.toFixed(6))}`.replace(/^(-?)0\./, '$1.');

const withSteps = (value: string) =>
  value.replace(
    STEP,
    (_all, length: string, times: string) => `${short(Number(length) * Number(times))}rem`,
  );

/** The space after a comma, where no quoted words and no address can hold it. */
const AFTER_COMMA = /,\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g;

const tight = (value: string) =>
  value.includes('url(') || value.includes("'") ? value : value.replace(AFTER_COMMA, ',');

/**
 * A style sheet with the values of constants where it reads them, and without setting them. Most are read in two or
 * three places of a page: what names them is longer than they are, and so is what sets them.
 */
export function withConstants(css: string, constants: Constants): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else {
      const value = withSteps(resolveVars(declaration.value, (name) => constants.get(name)));
      declaration.value = tight(value);
    }
  });
  dropEmpty(root);
  return root.toString();
}
