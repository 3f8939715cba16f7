import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** What a page can have: names of classes, ids and elements, in its markup or in its scripts' words. */
export type Names = ReadonlySet<string>;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
};
const decode = (text: string) =>
  text.replace(/&([\w#]+);/g, (all, name: string) => NAMED[name] ?? all);

/** Everything in a script that may name a class, an id or a tag: too much rather than too little. */
const QUOTED = /[^"'`\s]+/g;
const WHOLE = /[^<>"'`\s\\]*[^<>"'`\s\\:]/g;
const PART = /[^<>"'`\s.(){}[\]#=%\\]*[^<>"'`\s.(){}[\]#=%:\\]/g;

/** Names that stand in a page's markup. */
export function namesInMarkup(html: string): Names {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, value = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
    for (const name of decode(value).split(/\s+/)) names.add(name);
  }
  return names;
}

/** Words of a page's scripts that may become names on it. */
export const namesInScripts = (scripts: string): Names =>
  new Set([QUOTED, WHOLE, PART].flatMap((words) => scripts.match(words) ?? []));

/** Of a list within such a pseudo-class one selector must be reached; of any other, none need be. */
const ANY_OF = [':is', ':where', ':has', ':-webkit-any'];

/**
 * Whether a selector may ever match on a page that has these names: each of its classes, ids and
 * elements is there. Attributes and states come and go, so they always may.
 */
function mayMatch(node: Node, names: Names): boolean {
  switch (node.type) {
    case 'class':
    case 'id':
      return names.has(node.value);
    case 'tag':
      return names.has(node.value.toLowerCase());
    case 'selector':
      return node.nodes.every((part) => mayMatch(part, names));
    case 'pseudo':
      if (!ANY_OF.includes(node.value) || node.nodes.length === 0) return true;
      return node.nodes.some((one: Selector) => mayMatch(one, names));
    default:
      return true;
  }
}

const isWithin = (node: ChildNode, name: string) =>
  node.parent?.type === 'atrule' && 'name' in node.parent && node.parent.name === name;

function keepReached(root: Root, names: Names): void {
  root.walkRules((rule) => {
    if (isWithin(rule, 'keyframes')) return;
    const reached = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((one) => mayMatch(one, names));
    if (reached.length === 0) rule.remove();
    else rule.selector = reached.map(String).join(',');
  });
}

const PROPERTY_READ = /var\(\s*(--[\w-]+)/g;
const PROPERTY_NAMED = /--[\w-]+/g;
const WORD = /[\w-]+/g;

/** Keyframes, custom properties and their types that nothing reads any more. */
function dropUnread(root: Root, scripts: string): void {
  const inScripts = scripts.match(PROPERTY_NAMED) ?? [];
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const read = new Set(inScripts);
    for (const [, name = ''] of before.matchAll(PROPERTY_READ)) read.add(name);
    const animations = new Set<string>();
    root.walkDecls(/^animation(-name)?$/, ({ value }) => {
      for (const [word] of value.matchAll(WORD)) animations.add(word);
    });
    root.walkDecls(/^--/, (declaration) => {
      for (const [word] of declaration.value.matchAll(WORD)) animations.add(word);
      if (!read.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.name === 'property' && !read.has(rule.params)) rule.remove();
      if (rule.name === 'keyframes' && !animations.has(rule.params)) rule.remove();
    });
    dropEmpty(root);
  }
}

function dropEmpty(within: Container): void {
  within.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * A style sheet without Tailwind's stand-in for `@property`: 0.3 kB of every page, for Safari up to 16.3
 * and Firefox up to 127, to which the menus of this site (popovers) are mostly unknown as well.
 */
export function withoutStandIns(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  return root.toString();
}

/**
 * The rules of a style sheet that a page can reach, by its markup or by what its scripts may add.
 * @param css the whole style sheet
 * @param names what the page has or may get
 * @param scripts all that the page may run, as it may read a custom property
 */
export function reachableStyles(css: string, names: Names, scripts: string): string {
  const root = postcss.parse(css);
  keepReached(root, names);
  dropUnread(root, scripts);
  return root.toString();
}
