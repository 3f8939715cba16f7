import type { Retrieved } from '#terms/answer.ts';

/** What one question brought. */
export interface Outcome extends Retrieved {
  /** Taking the message apart would bring nothing better. */
  isFinal?: boolean;
  /** It is about our work, in words that the site has. */
  isSure?: boolean;
  /** The site has this very question. */
  isSame?: boolean;
  /** Others asked it in words like these. */
  isHeard?: boolean;
  /** How much of what was heard speaks for it. */
  heard?: number;
}
