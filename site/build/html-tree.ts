import { withoutReferences } from './character-references.ts';

/** An element of a built page. */
export interface HtmlNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlNode | string)[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|template|svg)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** A page's words are looked up: a space that holds together is one, and a place to break is nothing. */
const decode = (text: string) => withoutReferences(text, { nbsp: ' ', shy: '' });

/**
 * Reads HTML as the build writes it, every element closed; scripts, styles, drawings and remarks are
 * left out. Not for HTML from elsewhere.
 */
export function readHtml(html: string): HtmlNode {
  const root: HtmlNode = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [all, left, slash, name = '', attributes = '', end] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    const tag = name.toLowerCase();
    if (left || all.startsWith('<!--')) continue;
    if (tag === '') parent.children.push(decode(all));
    else if (slash) {
      const at = open.findLastIndex((node) => node.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const node: HtmlNode = { tag, attributes: attributesOf(attributes), children: [] };
      parent.children.push(node);
      if (!end && !VOID.test(tag)) open.push(node);
    }
  }
  return root;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );

/** All elements under a node that answer, in the order of the page. */
export function* elementsOf(
  node: HtmlNode,
  isAsked: (node: HtmlNode) => boolean,
): Generator<HtmlNode> {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (isAsked(child)) yield child;
    yield* elementsOf(child, isAsked);
  }
}
