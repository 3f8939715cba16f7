import type { Page } from 'playwright-core';

/** As little as makes the same words, form and picture readable. */
const STYLES = `
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#0b2a20;background:#fbf8f1}
main,header,footer{max-width:76rem;margin:auto;padding:1rem}
h1{font-size:2.5rem;line-height:1.1}h2{font-size:1.75rem;line-height:1.15}
img{display:block;width:100%;height:auto;border-radius:1rem}
form{display:grid;gap:1rem;padding:1rem;background:#fff;border-radius:1rem}
fieldset{border:0;margin:0;padding:0}label{display:block;font-weight:600}
input{font:inherit;padding:.6rem;border:1px solid #8a7f6a;border-radius:.75rem}
input:not([type=radio],[type=checkbox]){width:100%}
button{font:inherit;font-weight:700;padding:.8rem;border:0;border-radius:99px;background:#ffc53d}
a{color:#1d5a43}
`;

/** What carries meaning; every other element is left out and its content stays. */
const KEPT = [
  ...['main', 'header', 'footer', 'nav', 'section', 'article', 'h1', 'h2', 'h3', 'h4', 'p', 'ul'],
  ...['ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'em', 'table', 'thead', 'tbody', 'tr', 'th'],
  ...['td', 'caption', 'details', 'summary', 'form', 'fieldset', 'legend', 'label', 'input'],
  ...['button', 'output', 'picture', 'source', 'img'],
];

const ATTRIBUTES = [
  ...['href', 'type', 'name', 'id', 'for', 'value', 'min', 'max', 'step', 'alt', 'width', 'height'],
  ...['src', 'srcset', 'sizes', 'loading', 'media', 'fetchpriority', 'checked', 'autocomplete'],
];

/** How a bare page comes by its body. */
interface Bareness {
  kept: string[];
  attributes: string[];
  /** What is away at first, such as a menu, is away here too, and blocks stay apart. */
  asSeen: boolean;
}

/** Runs in the page: its body again, of plain elements only. */
function plainBody({ kept, attributes, asSeen }: Bareness): string {
  const toText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const VOID = ['input', 'img', 'source'];
  const write = (node: Node): string => {
    if (node instanceof Text) return toText(node.data);
    if (!(node instanceof Element) || node.matches('script, style, template, svg, noscript')) {
      return '';
    }
    const inner = [...node.childNodes].map(write).join('');
    const tag = node.tagName.toLowerCase();
    const away = asSeen && getComputedStyle(node).display === 'none' ? ' hidden' : '';
    if (!kept.includes(tag)) {
      const wrap = node.matches('div') ? 'div' : 'span';
      if (inner !== '' && (away !== '' || (asSeen && wrap === 'div'))) {
        return `<${wrap}${away}>${inner}</${wrap}>`;
      }
      return wrap === 'div' ? `${inner}\n` : inner;
    }
    const own = attributes.flatMap((name) => {
      const value = node.getAttribute(name);
      return value === null ? [] : [` ${name}="${toText(value).replaceAll('"', '&quot;')}"`];
    });
    return `<${tag}${own.join('')}${away}>${VOID.includes(tag) ? '' : `${inner}</${tag}>`}`;
  };
  return [...document.body.childNodes].map(write).join('');
}

/**
 * The page that is open, as a bare one: the same text, form and pictures, no script, a few lines of
 * style. What it costs is the browser and the content; what the real page costs more is ours.
 * @param asSeen whether its first screen is to hold what that of the real page does. All shown, the menus come before the
 * picture, and words of many blocks that ran together are the largest thing of the page.
 */
export async function barePage(page: Page, asSeen: boolean): Promise<string> {
  const body = await page.evaluate(plainBody, { kept: KEPT, attributes: ATTRIBUTES, asSeen });
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Kaal</title><style>${STYLES}</style></head><body>${body}</body></html>`;
}
