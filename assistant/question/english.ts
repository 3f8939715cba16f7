import { wordsOf } from '#language/dutch.ts';

/** Small words that Dutch does not have. */
const ENGLISH = new Set(
  'the how what does do your you my can are where when which have need much many and for with speak english please hello about should would could there get want know tell i it if at this that im its an be will from who why heat pump pumps solar panels panel insulation energy subsidy subsidies roof floor windows noisy cost costs price'.split(
    ' ',
  ),
);
export const DUTCH: ReadonlySet<string> = new Set(
  'de het een en ik u wat hoe waar welke wie jullie mijn kan kunt moet voor met van naar niet wel zijn heb heeft krijg wil dat die als ook er op bij om aan te kost'.split(
    ' ',
  ),
);

/** What stands under an answer to a question in English. */
export const ENGLISH_LINE =
  'We answer in Dutch. For help in English, please call {phone} or mail {email}.';

/** Whether somebody writes English: more of its small words than Dutch ones. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return count(ENGLISH) >= 1 && count(ENGLISH) > count(DUTCH);
}

/**
 * What of an English question has a Dutch word; the small words go.
 * @param known English words, and Dutch ones for them
 */
export function inDutch(text: string, known: Readonly<Record<string, string>>): string {
  let left = ` ${wordsOf(text).join(' ')} `;
  const longestFirst = Object.keys(known).sort((a, b) => b.length - a.length);
  const found: string[] = [];
  for (const english of longestFirst) {
    const asked = new RegExp(` ${wordsOf(english).join(' ')}s?(?= )`, 'g');
    if (!asked.test(left)) continue;
    left = left.replace(asked, ' ');
    found.push(known[english] ?? '');
  }
  const rest = wordsOf(left).filter((word) => !ENGLISH.has(word) && !LITTLE.has(word));
  return [...found, ...rest].join(' ');
}

const LITTLE = new Set(
  'a is in of to on or me we us am was has had did not no yes so just also any some our good new in hi thanks goes'.split(
    ' ',
  ),
);
