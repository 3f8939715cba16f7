import { shellFile } from '#lib/shell-files.ts';

/** Says something in passing, such as that a text was copied; the shell shows and announces it. */
export function notify(text: string): void {
  import(/* @vite-ignore */ shellFile('notices')).then(({ say }) => say(text)).catch(console.warn);
}
