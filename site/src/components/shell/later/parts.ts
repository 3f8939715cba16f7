import { SHELL_PARTS } from '#lib/shell-files.ts';
import type { Explained } from '#lib/terms.ts';

/** The markup of what the shell brings later, by name; each one element. */
export interface ShellParts {
  dock: string;
  bar: string;
  exit: string;
  notice: string;
  tip: string;
  /** What lies behind sections, by the name in their `data-backdrop`. */
  backdrops: Readonly<Record<string, string>>;
  /** What the words of the trade mean, for all pages. */
  terms: Explained[];
}

/**
 * Gets the markup of all parts.
 * @throws Error when it cannot be had
 */
export async function loadParts(): Promise<ShellParts> {
  const answer = await fetch(SHELL_PARTS);
  if (!answer.ok) throw new Error(`${SHELL_PARTS}: ${answer.status}`);
  return (await answer.json()) as ShellParts;
}

/** The element that a part's markup stands for. */
export function made<Made extends HTMLElement>(markup: string): Made {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Made;
}
