import { shownPhone } from '#leads/mail/shown-phone.ts';
import { toHeaderText } from '#leads/mail/text.ts';
import type { Asker } from '#leads/store/store.ts';
import { plainName } from '#report/plain-name.ts';

/** Signs of which no mail program can make a web address. */
const NO_LINK = /[^\p{L}\p{M}\p{N}'’&()+-]+/gu;

/** Whom to call, on one line: `Jan de Vries, 06 12345678 (SR-7F3K9Q)`. */
export const toWho = ({ name, phone, reference }: Asker): string =>
  [[toHeaderText(name, 100), shownPhone(phone)].filter(Boolean).join(', '), `(${reference})`]
    .filter(Boolean)
    .join(' ');

/**
 * The same of a request that looks like spam. Its name may be a stranger's web address, on which nobody is to click in
 * a mail of the site's own.
 */
export const toMarkedWho = ({ name, ...asker }: Asker): string =>
  toWho({ ...asker, name: plainName(name) ?? name.replace(NO_LINK, ' ').trim() });
