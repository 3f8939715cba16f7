import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { withoutReferences } from '../../site/build/character-references.ts';

/** Where the built pages and all that they load stand. */
const DIST = join(import.meta.dirname, '../../site/dist');
export const CLIENT = join(DIST, 'client');

/** What the build made for the server alone. */
export const FOR_SERVER = join(DIST, 'server');
const parser = new Parser(new HtmlValidate({ root: true }).getConfigForSync('page.html'));

/** The file that the server sends for an address; pages have no ending there. */
export function fileOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  if (path === '/') return join(CLIENT, 'index.html');
  const isPage = !path.split('/').at(-1)?.includes('.');
  return join(CLIENT, isPage ? `${path}.html` : path);
}

/** Whether the built site has a file for an address. */
export const isBuilt = (address: string): boolean => existsSync(fileOf(address));

/** The HTML of a built page as it is sent. */
export const htmlOf = (path: string): string => readFileSync(fileOf(path), 'utf8');

const pages = new Map<string, HtmlElement>();

/** Reads HTML as it is sent. */
export const parsePage = (html: string): HtmlElement => parser.parseHtml(html);

/** A built page, parsed. */
export function pageOf(path: string): HtmlElement {
  const page = pages.get(path) ?? parsePage(htmlOf(path));
  pages.set(path, page);
  return page;
}

/** What begins on a line of its own, whatever stands before it in the file. */
export const BLOCK =
  /^(?:address|article|aside|blockquote|caption|d[dlt]|div|fig.*|footer|form|h\d|header|legend|li|main|nav|[ou]l|p|section|summary|t[dhr]|table|title)$/i;

/** The words within an element, those of scripts and styles left out. */
export function textOf(element: HtmlElement): string {
  if (/^(script|style|template)$/i.test(element.tagName)) return '';
  const parts = element.childNodes.map((node) => {
    if (!(node instanceof HtmlElement)) return withoutReferences(node.textContent);
    return BLOCK.test(node.tagName) ? `${textOf(node)}\n` : textOf(node);
  });
  return parts.join('');
}

/** An attribute as a browser reads it; nothing when the element has none of that name. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttribute(name)?.value;
  return value === undefined ? undefined : withoutReferences(String(value ?? ''));
}
