import { expect, test } from 'vitest';
import { createMend } from './mend.ts';

const uses = (words: string, count: number) =>
  Object.fromEntries(words.split(' ').map((word) => [word, count]));

const mend = createMend({
  right: {
    ...uses('spouwmuurisolatie warmtepomp energielabel kozijnen lening thuisbatterij subsidie', 90),
    ...uses('zwijndrecht ambacht komen telefoon isolatie spouwmuur glas kost', 90),
    ...uses('leuning moed', 0),
  },
  typed: uses('jullie ook wat een is kan hoeveel', 900),
});

test.each([
  ['kome jullie ook in zwijdnrecht', 'komen jullie ook in zwijndrecht'],
  ['hendrik ido ambagt', 'hendrik ido ambacht'],
  ['wat kots een wartmepomp?', 'wat kost een warmtepomp?'],
  ['Een tellefoon, of kozeinen', 'Een telefoon, of kozijnen'],
  ['kanik', 'kan ik'],
  ['een spouw muur isolatie', 'een spouwmuurisolatie'],
  ['een thuis batterij', 'een thuisbatterij'],
  ['supsidie', 'subsidie'],
])('"%s" is read as "%s"', (typed, meant) => {
  expect(mend(typed)).toBe(meant);
});

test.each(['de leuning', 'heb moed', 'bij mevrouw Lenink', 'gas', 'op 7 m²', 'kostuum'])(
  '"%s" stays',
  (typed) => {
    expect(mend(typed)).toBe(typed);
  },
);
