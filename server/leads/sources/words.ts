import { HOME_SOURCE, type LOOSE_SOURCES, UNKNOWN_SOURCE } from '@sens/contract';

/** Sources of which the site lists no title, in words. */
export const SOURCE_LABELS = {
  [HOME_SOURCE]: 'Homepagina',
  chatbot: 'Chatbot',
  'exit-intent': 'Pop-up bij verlaten',
  [UNKNOWN_SOURCE]: 'Onbekend',
} satisfies Record<(typeof LOOSE_SOURCES)[number], string> & Record<string, string>;
