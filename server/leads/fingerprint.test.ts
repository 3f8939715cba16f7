import { expect, test } from 'vitest';
import { toMailbox } from './fingerprint.ts';

test('capitals, what follows a plus sign and the dots of Gmail lead to one mailbox', () => {
  const mailbox = toMailbox('jan.jansen@gmail.com');
  for (const same of ['JanJansen@Gmail.com', 'jan.jansen+sens@googlemail.com']) {
    expect(toMailbox(same)).toBe(mailbox);
  }
  expect(toMailbox('jan.jansen@x.example')).not.toBe(toMailbox('janjansen@x.example'));
});

test('a host that is called like something of JavaScript is a host like any other', () => {
  expect(toMailbox('a.b@constructor')).not.toBe(toMailbox('ab@constructor'));
});
