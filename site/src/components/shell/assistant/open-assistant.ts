import type { OpeningHours } from '@sens/assistant';
import { isOpen } from '@sens/assistant/opening-hours';
import { phoneIn, withoutPhone } from '@sens/assistant/phone-in';
import { count } from '#lib/browser/count.ts';
import { overlayOpened } from '#lib/browser/overlays.ts';
import { addStyles } from '#lib/browser/style-sheet.ts';
import { ask } from './ask.ts';
import styles from './assistant.css?inline';
import { prepareCallBack } from './call-back.ts';
import { openConversation, type Turn } from './conversation.ts';
import { ASSISTANT_COPY as COPY } from './copy.ts';

const PANE = '/shell/assistant.json';

/** From this width on it stands beside the page, which stays at hand; below it fills the screen. */
const BESIDE = matchMedia('(width >= 48rem) and (height >= 30rem)');

const FIELDS = 'input, textarea, select';

interface Parts {
  dialog: HTMLDialogElement;
  scroller: HTMLElement;
  log: HTMLElement;
  asks: HTMLElement;
  form: HTMLFormElement;
  call: HTMLFormElement;
  input: HTMLInputElement;
  again: HTMLButtonElement;
  turn: HTMLTemplateElement;
  /** When the telephone is answered. */
  hours: OpeningHours;
}

async function makeParts(): Promise<Parts> {
  const answer = await fetch(PANE);
  if (!answer.ok) throw new Error(`${PANE}: ${answer.status}`);
  const { pane, hours } = (await answer.json()) as { pane: string; hours: OpeningHours };
  const holder = document.createElement('template');
  holder.innerHTML = pane;
  const dialog = holder.content.firstElementChild as HTMLDialogElement;
  const find = <Found extends Element>(selector: string) =>
    dialog.querySelector<Found>(selector) as Found;
  return {
    dialog,
    scroller: find('.assistant-log'),
    log: find('[data-log]'),
    asks: find('.assistant-asks'),
    form: find('.assistant-form'),
    call: find('.assistant-call'),
    input: find('.assistant-form input'),
    again: find('[data-again]'),
    turn: find('template'),
    hours,
  };
}

function element(name: 'p' | 'a', text: string): HTMLElement {
  const made = document.createElement(name);
  // What was asked or answered is text, never markup; an amount stays on one line.
  made.textContent = text.replace(/€ (?=\d)/g, '€\u00a0');
  return made;
}

/** The heading or the question under which an answer stands on its page: it ends no sentence, and more follows. */
const isTopic = (line: string, at: number, { length }: readonly string[]) =>
  at < length - 1 && /[^.:;!)…]$/.test(line);

const linesOf = (answer: string) =>
  answer.split('\n').map((line, at, all) => {
    const made = element('p', line);
    made.classList.toggle('assistant-topic', isTopic(line, at, all));
    return made;
  });

/** A question that one can ask by tapping it. */
function asking(item: Element, text: string): Element {
  const made = item.cloneNode(true) as Element;
  const button = made.querySelector('button') as HTMLElement;
  button.dataset.ask = text;
  button.textContent = text;
  return made;
}

/** One question with its answer, as it stands in the log. */
function turnElement({ turn }: Parts, said: Turn): HTMLElement {
  const { question, answer, sources, handover, also = [] } = said;
  const made = (turn.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  const find = (selector: string) => made.querySelector(selector) as HTMLElement;
  find('[data-question]').textContent = question;
  find('[data-answer]').append(...linesOf(answer));
  // Two passages of one page are one source: its first link leads there.
  const named = sources.filter(({ title }, at) => {
    return sources.findIndex((other) => other.title === title) === at;
  });
  const links = named.flatMap(({ title, url }, at) => {
    const link = element('a', title);
    link.setAttribute('href', url);
    return at === 0 ? [link] : [', ', link];
  });
  if (links.length > 0) find('[data-sources]').append(...links);
  else find('[data-sources]').remove();
  if (also.length > 0) {
    const [item] = find('[data-also] ul').children;
    if (item) find('[data-also] ul').replaceChildren(...also.map((text) => asking(item, text)));
  } else find('[data-also]').remove();
  if (!handover) find('[data-reach]').remove();
  return made;
}

function prepare(parts: Parts): void {
  const { dialog, scroller, log, asks, form, call, input, again, turn, hours } = parts;
  const conversation = openConversation();
  // Keys scroll it too.
  scroller.tabIndex = 0;

  /** @param begun what stood of it while its answer came */
  function show(turn: Turn, begun?: HTMLElement): HTMLElement {
    const made = turnElement(parts, turn);
    // What an earlier answer offered was not taken.
    for (const offered of log.querySelectorAll('[data-also]')) offered.remove();
    if (begun) begun.replaceWith(made);
    else log.append(made);
    again.hidden = false;
    // Suggestions are a way to begin.
    asks.hidden = true;
    scroller.scrollTop = made.offsetTop - scroller.offsetTop;
    return made;
  }

  /** How often the conversation was wiped: what was asked before is answered no more. */
  let wipes = 0;
  /** The last answer, which the next waits for: it may go on about it, and stands below it. */
  let last: Promise<void> = Promise.resolve();

  const ours = turn.content.querySelector('[href^="tel:"]')?.getAttribute('href') ?? '';

  function answer(typed: string): void {
    const asked = wipes;
    const isWiped = () => asked !== wipes;
    dialog.setAttribute('aria-busy', 'true');
    // A number is for the form alone: it is neither sent with the question nor kept in this tab.
    const begin = () => tell(withoutPhone(typed, ours), isWiped, phoneIn(typed, ours));
    const mine = last.then(begin, begin).finally(() => {
      if (mine === last) dialog.removeAttribute('aria-busy');
    });
    last = mine;
  }

  async function tell(
    question: string,
    isWiped: () => boolean,
    phone: string | undefined,
  ): Promise<void> {
    if (isWiped()) return;
    const earlier = conversation.turns().map((turn) => turn.question);
    let begun: HTMLElement | undefined;
    const reply = await ask(question, earlier, (soFar) => {
      if (isWiped()) return;
      begun ??= show({ question, answer: '', sources: [], handover: false });
      begun.querySelector('[data-answer]')?.replaceChildren(...linesOf(soFar));
    }).catch(() => ({
      answer: phone ? COPY.notPassedOn : COPY.failed,
      sources: [],
      handover: true,
      callBack: true,
    }));
    if (isWiped()) return;
    const turn = { question, ...reply };
    conversation.add(turn);
    show(turn, begun);
    if (phone && reply.callBack) leaveNumber(phone);
    count(reply.handover ? 'assistant:handed-over' : 'assistant:answered');
  }

  function wipe(): void {
    wipes += 1;
    // What is asked now waits for nothing of before.
    last = Promise.resolve();
    dialog.removeAttribute('aria-busy');
    conversation.clear();
    call.reset();
    call.hidden = true;
    log.replaceChildren();
    again.hidden = true;
    asks.hidden = false;
    input.focus();
  }

  const leaveNumber = prepareCallBack({
    form: call,
    turns: conversation.turns,
    isReachable: () => isOpen(hours, new Date()),
    done(said) {
      const turn = { question: COPY.callBack, answer: said, sources: [], handover: false };
      conversation.add(turn);
      show(turn);
      input.focus();
    },
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = input.value.trim();
    input.value = '';
    if (question !== '') answer(question);
  });
  dialog.addEventListener('click', (event) => {
    const at = event.target as Element;
    const suggestion = at.closest<HTMLElement>('[data-ask]')?.dataset.ask;
    if (suggestion) {
      answer(suggestion);
      input.focus();
    } else if (at.closest('[data-call-back]')) {
      event.preventDefault();
      leaveNumber();
    } else if (at.closest('[data-call-off]')) {
      call.hidden = true;
      input.focus();
    } else if (at.closest('[data-again]')) wipe();
    else if (at.closest('[data-close]') || at.closest('a[href^="/"]')) dialog.close();
  });
  for (const turn of conversation.turns()) show(turn);
}

/** Of a window that became too narrow for both it covers the page, which is out of reach from then on. */
function coverWhenNarrow(dialog: HTMLDialogElement): void {
  BESIDE.addEventListener('change', () => {
    if (BESIDE.matches || !dialog.open || dialog.matches(':modal')) return;
    // Closing it would tell those who wait for that.
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Whether two things lie over each other. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Beside the page it may lie over it: whoever goes to a field, or by keyboard to something below the pane, gets the
 * page back.
 */
function makeRoomForFocus(dialog: HTMLDialogElement): void {
  const isCovered = (target: HTMLElement) => target.tabIndex >= 0 && overlap(target, dialog);
  document.addEventListener('focusin', ({ target }) => {
    if (!dialog.open || !(target instanceof HTMLElement) || dialog.contains(target)) return;
    if (target.matches(FIELDS)) dialog.close();
    // Once the browser has brought it into view.
    else
      requestAnimationFrame(() => {
        if (document.activeElement === target && isCovered(target)) dialog.close();
      });
  });
}

/** What else Escape closes, and closes first: an explained word, a film. */
const ALSO_OPEN = '[popover]:popover-open:not(.notices), dialog[open]:not(.assistant)';

/** Escape closes it from wherever the keyboard is. */
function closeOnEscape(dialog: HTMLDialogElement): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dialog.open || document.querySelector(ALSO_OPEN)) return;
    event.preventDefault();
    dialog.close();
  };
  // Before whoever else hears of the key has closed what is theirs.
  document.addEventListener('keydown', onKey, true);
}

/** The dock is hidden while a field has the focus: it takes some frames to be there again. */
const FRAMES = 30;

/** Gives the focus back, unless something of the page has it. */
function focusSoon(opener: HTMLElement, frames = FRAMES): void {
  const { activeElement, body } = document;
  if (frames === 0 || (activeElement !== body && !activeElement?.closest('.assistant'))) return;
  // The dock may have come in the place of the link that opened the pane.
  const back = opener.isConnected
    ? opener
    : document.querySelector<HTMLElement>('.dock [data-open="assistant"]');
  back?.focus();
  if (document.activeElement !== back) requestAnimationFrame(() => focusSoon(opener, frames - 1));
}

let opened: Promise<Parts> | undefined;

/**
 * Opens the assistant, which loads its pane the first time.
 * @param opener gets the focus back
 * @throws Error when the pane cannot be had; the next call tries again
 */
export async function open(opener: HTMLElement): Promise<void> {
  opened ??= makeParts().then((parts) => {
    addStyles(styles);
    document.body.append(parts.dialog);
    prepare(parts);
    makeRoomForFocus(parts.dialog);
    coverWhenNarrow(parts.dialog);
    closeOnEscape(parts.dialog);
    return parts;
  });
  const { dialog, input } = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  if (!dialog.open) {
    const closed = overlayOpened('assistant', () => dialog.close());
    const give = () => {
      closed();
      focusSoon(opener);
    };
    dialog.addEventListener('close', give, { once: true });
    if (BESIDE.matches) dialog.show();
    else dialog.showModal();
    count('assistant:opened');
  }
  input.focus();
}
