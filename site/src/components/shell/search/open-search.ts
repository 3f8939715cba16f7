import { overlayOpened } from '#lib/browser/overlays.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import { createSearch, type FoundPage } from '#lib/search/find-pages.ts';
import type { SearchIndex } from '#lib/search/search-index.ts';
import { SEARCH_COPY as COPY } from './copy.ts';
import styles from './search.css?inline';

const INDEX = '/search-index.json';

/** Read out is what is found once typing rests, of words that are more than a beginning. */
const REST_MS = 600;
const LEAST_LETTERS = 2;

/** An element with its attributes and what stands in it. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** The icon that the page has drawn for what closes (components/ui/IconShapes). */
function cross(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', '24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(svg.namespaceURI, 'use');
  shape.setAttribute('href', '#icon-close');
  svg.append(shape);
  return svg;
}

/** A page, or a question with how its answer begins, as a line of what is found. */
function resultLine({ path, title, kind, description }: FoundPage): HTMLLIElement {
  const link = make(
    'a',
    { href: path },
    make('strong', {}, title),
    make('small', {}, COPY.kinds[kind]),
    make('span', {}, description),
  );
  return make('li', {}, link);
}

function makeDialog() {
  const input = make('input', {
    type: 'search',
    id: 'zoekwoord',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-describedby': 'zoekhulp',
  });
  const close = make('button', { type: 'button', 'aria-label': COPY.close }, cross());
  const status = make('p', { id: 'zoekhulp' }, COPY.hint);
  const said = make('p', { role: 'status', class: 'sr-only' });
  const list = make('ul', {});
  const dialog = make(
    'dialog',
    { class: 'site-search', 'aria-label': COPY.title },
    make('label', { for: 'zoekwoord' }, COPY.label),
    make('div', {}, input, close),
    status,
    said,
    list,
  );
  return { dialog, input, close, status, said, list };
}

type Parts = ReturnType<typeof makeDialog>;

/** One letter is no question yet. */
const isTooShort = (typed: string, found: readonly FoundPage[]) =>
  typed.trim().length < (found.length > 0 ? 1 : LEAST_LETTERS);

/** Has what is found read out, each time that it is something else. */
function announcer({ said }: Parts): (typed: string, found: readonly FoundPage[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (typed, [first, ...others]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const words = first ? COPY.said(others.length + 1, first.title) : COPY.saidNone;
      said.textContent = typed.trim().length < LEAST_LETTERS ? '' : words;
    }, REST_MS);
  };
}

function showResults({ status, list }: Parts, typed: string, found: readonly FoundPage[]): void {
  list.replaceChildren(...found.map(resultLine));
  if (isTooShort(typed, found)) status.textContent = COPY.hint;
  else if (found.length > 0) {
    const hasKeys = matchMedia('(hover: hover)').matches;
    status.textContent = `${COPY.count(found.length)} ${hasKeys ? COPY.keys : ''}`;
  } else {
    const pieces = COPY.none.map((piece) =>
      typeof piece === 'string' ? piece : make('a', { href: piece.href }, piece.text),
    );
    status.replaceChildren(...pieces);
  }
}

/** Whether a key goes on with what is being typed: a letter, a space, or the way back. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;

/**
 * Arrow keys walk from the field along the pages and back, and who types on among them is in the field
 * again; Enter in the field opens the first. Escape closes at once: by itself a search field with words in it
 * would take the first Escape to empty itself.
 */
function followKeys({ dialog, input, list }: Parts): void {
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
    } else if (event.key === 'Enter' && document.activeElement === input) {
      event.preventDefault();
      links[0]?.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const to = at + (event.key === 'ArrowDown' ? 1 : -1);
      (to < 0 ? input : links[Math.min(to, links.length - 1)])?.focus();
    } else if (at >= 0 && isTyping(event)) {
      // Before the key does what it does, which is then done there.
      input.focus();
    }
  });
}

let opened: Promise<Parts> | undefined;

async function prepare(): Promise<Parts> {
  const answer = await fetch(INDEX);
  if (!answer.ok) throw new Error(`${INDEX}: ${answer.status}`);
  const find = createSearch((await answer.json()) as SearchIndex);
  const parts = makeDialog();
  const { dialog, input, close, list } = parts;
  addStyles(styles);
  const announce = announcer(parts);
  input.addEventListener('input', () => {
    const found = find(input.value);
    showResults(parts, input.value, found);
    announce(input.value, found);
  });
  close.addEventListener('click', () => dialog.close());
  // A click on the dialog itself is one beside its content; a page opened here is on its way.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  list.addEventListener('click', () => dialog.close());
  followKeys(parts);
  document.body.append(dialog);
  return parts;
}

/** The words of the address, for the page that says there is nothing there. */
const wordsOfAddress = () =>
  location.pathname
    .replace(/%[\da-f]{2}|[^a-z\d]+/gi, ' ')
    .replace(/^\s*404\s*$/, '')
    .trim();

/**
 * Opens the search, which loads its index the first time.
 * @param opener with `data-about="address"` the words of an address that leads nowhere are looked for
 * @throws Error when the index cannot be had; the next call tries again
 */
export async function open(opener: HTMLElement): Promise<void> {
  opened ??= prepare();
  const { dialog, input } = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  if (!dialog.open) {
    const closed = overlayOpened('search', () => dialog.close());
    const left = () => {
      closed();
      // Opened from the side menu, which has gone: its button is where one was.
      if (!opener.checkVisibility()) {
        document.querySelector<HTMLElement>('button[popovertarget="zijmenu"]')?.focus();
      }
    };
    dialog.addEventListener('close', left, { once: true });
    dialog.showModal();
  }
  const words = opener.dataset.about === 'address' ? wordsOfAddress() : '';
  if (words !== '') {
    input.value = words;
    input.dispatchEvent(new Event('input'));
  }
  input.select();
}
