/**
 * The parts of the shell that load when they are wanted, by the name under which a link opens them
 * (`data-open="NAME"`), and where in `site/src` each stands. One that a link opens exports `open(opener)`.
 */
export const SHELL_FILES = {
  assistant: 'components/shell/assistant/open-assistant.ts',
  intro: 'components/shell/intro/intro.ts',
  search: 'components/shell/search/open-search.ts',
  consent: 'components/shell/consent/consent.ts',
  later: 'components/shell/later/later.ts',
  'exit-dialog': 'components/shell/later/exit-dialog.ts',
  'fetch-ahead': 'components/shell/later/fetch-ahead.ts',
  'follow-contents': 'components/shell/later/follow-contents.ts',
  'follow-scroll': 'components/shell/later/follow-scroll.ts',
  'place-menus': 'components/shell/later/place-menus.ts',
  'lay-out-rest': 'components/shell/later/lay-out-rest.ts',
  notices: 'components/shell/later/notices.ts',
  'load-problem': 'components/shell/later/load-problem.ts',
} as const;

/** The address of a part's script. */
export const shellFile = (name: string) => `/shell/${name}.js`;

/** The markup of all parts, rendered at build from their components. */
export const SHELL_PARTS = '/shell/parts.json';
