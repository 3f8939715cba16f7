import { wordsOf } from '#language/dutch.ts';
import { DUTCH } from './english.ts';

/** Letters of which no word of ours is made; a name may have one: Ayşe, Michał. */
const STRANGE = /[ığşłąężźćńśőűßñ¿]/i;

/** Small words of Polish, Turkish, German and Spanish, as they are typed without their signs. */
const STRANGE_WORDS = new Set(
  'ile kosztuje czy jest mam chce chcialbym dla mowicie polsku prosze dzien dobry sloneczne ciepla dotacja ocieplenie kadar fiyat fiyati nasil icin evim istiyorum musunuz misiniz turkce gunes paneli pompasi yalitim merhaba kostet eine einen ich nicht und mein meine sind konnen mochte fur warmepumpe waermepumpe cuanto cuesta bomba calor casa hola necesito'.split(
    ' ',
  ),
);

/** Fewer strange words may be a name. */
const LEAST = 2;

/** Whether a message is written in another script: of those words none can be read. */
export const isOtherScript = (text: string): boolean =>
  wordsOf(text).length === 0 && /\p{L}/u.test(text);

/** Whether somebody writes neither Dutch nor English. */
export function isOtherTongue(text: string): boolean {
  const strange = text
    .split(/\s+/)
    .filter(
      (each) => STRANGE.test(each) || wordsOf(each).some((word) => STRANGE_WORDS.has(word)),
    ).length;
  return strange >= LEAST && strange > wordsOf(text).filter((word) => DUTCH.has(word)).length;
}
