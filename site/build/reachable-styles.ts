import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { withoutReferences } from './character-references.ts';
import { settleOwn } from './own-properties.ts';
import { stringsIn } from './script-strings.ts';
import { settleUnset } from './unset-properties.ts';

/** What a page can have: names of classes, ids and elements, in its markup or in its scripts' words. */
export type Names = ReadonlySet<string>;

/** Everything in a script's strings that may name a class, an id or a tag: too much rather than too little. */
const QUOTED = /[^"'`\s]+/g;
const WHOLE = /[^<>"'`\s\\]*[^<>"'`\s\\:]/g;
const PART = /[^<>"'`\s.(){}[\]#=%\\]*[^<>"'`\s.(){}[\]#=%:\\]/g;

/** How the type of a field stands among the names. */
const typeName = (type: string) => `type=${type}`;

const TYPE_IN_SCRIPT = /\btype\s*[:=]\s*["'`]([\w-]+)/g;

/** A tag, the names of an element, the type of a field. */
const NAMED = /<([a-z][\w-]*)|\s(?:class|id)="([^"]*)"|\stype="([\w-]+)"/gi;

/** Names that stand in the markup of pages, types of fields among them. */
export function namesInMarkup(...pages: readonly string[]): Names {
  const names = new Set<string>();
  // Most elements are called as others are: what they are called is read once.
  const values = new Set<string>();
  for (const html of pages) {
    for (const [, tag, value, type] of html.matchAll(NAMED)) {
      if (tag !== undefined) names.add(tag.toLowerCase());
      else if (value !== undefined) values.add(value);
      else if (type !== undefined) names.add(typeName(type));
    }
  }
  for (const value of values)
    for (const name of withoutReferences(value).split(/\s+/)) names.add(name);
  return names;
}

/** Words of a page's scripts that may become names on it. */
export function namesInScripts(scripts: string): Names {
  const text = stringsIn(scripts).join('\n');
  const types = [...scripts.matchAll(TYPE_IN_SCRIPT)].map(([, type = '']) => typeName(type));
  return new Set([...[QUOTED, WHOLE, PART].flatMap((words) => text.match(words) ?? []), ...types]);
}

/** Of a list within such a pseudo-class one selector must be reached; of any other, none need be. */
const ANY_OF = [':is', ':where', ':has', ':-webkit-any'];

/** Parts that only a field of one type has, by that type; a part of the shell that comes later has no such field. */
const PART_OF: readonly (readonly [part: RegExp, type: string])[] = [
  [/^::-webkit-(?:date|calendar)/, 'date'],
  [/^::-webkit-(?:inner|outer)-spin-button/, 'number'],
  [/^::-webkit-search-decoration/, 'search'],
  [/^::file-selector-button/, 'file'],
];

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
      if (PART_OF.some(([part, type]) => part.test(node.value) && !names.has(typeName(type))))
        return false;
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

/** Takes out rules and conditions that hold nothing any more. */
export function dropEmpty(within: Container): void {
  within.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The same colour stands before it as eight digits: see `MIXES` for how that is known. */
const ASKS_FOR_MIXES = /^\(color:\s*color-mix\(/;

/** A colour of ours made transparent in part, which is what the eight digits say too. */
const MIXES = /^color-mix\(in (?:oklab|srgb), var\(--color-[\w-]+\) [\d.]+%, transparent\)$/;

/** Around a colour of Tailwind's for what stands in an empty field, asked in this way of Safari. */
const ASKS_FOR_PAY_BUTTON = /-apple-pay-button/;

/** Whether a sheet has a colour of its own for what stands in any empty field. */
function hasPlaceholderColor(root: Root): boolean {
  let has = false;
  root.walkRules('::placeholder', (rule) => {
    if (isWithin(rule, 'supports')) return;
    rule.walkDecls('color', () => {
      has = true;
    });
  });
  return has;
}

const DEFAULT_READ = /var\((--default-[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

/**
 * A style sheet without what Tailwind writes twice: its stand-in for `@property` (for Safari up to 16.3 and
 * Firefox up to 127, to which the menus of this site, popovers, are mostly unknown as well), a colour mixed
 * by the browser after the same colour in digits, a colour of an empty field's words where ours stands too, a value for
 * where a default of ours would not be set, and one declaration after another.
 */
export function withoutStandIns(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  const isColored = hasPlaceholderColor(root);
  root.walkAtRules('supports', (rule) => {
    if (isColored && ASKS_FOR_PAY_BUTTON.test(rule.params)) rule.remove();
    const values: string[] = [];
    rule.walkDecls(({ value }) => {
      values.push(value);
    });
    if (ASKS_FOR_MIXES.test(rule.params) && values.every((value) => MIXES.test(value)))
      rule.remove();
  });
  const set = new Set<string>();
  root.walkDecls(/^--default-/, ({ prop }) => {
    set.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(DEFAULT_READ, (all, name: string) =>
      set.has(name) ? `var(${name})` : all,
    );
  });
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.type === 'decl' && String(before) === String(declaration)) before.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
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
  settleUnset(root, scripts);
  settleOwn(root, scripts);
  dropUnread(root, scripts);
  return root.toString();
}
