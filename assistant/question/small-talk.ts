import { wordsOf } from '#language/dutch.ts';
import type { Replies } from '#terms/index-file.ts';

const set = (words: string) => new Set(words.split(' '));

const GREETING = set(
  'hallo hoi hey hi hello goedendag goedemorgen goedemiddag goedenavond dag daar sens allemaal beste good morning goeie goede morgen middag avond',
);

/** Words of which a message consists that is no question, by what is said back. */
const TALK: readonly (readonly [keyof Replies, ReadonlySet<string>, needs: RegExp])[] = [
  ['greeting', GREETING, /hal+o|hoi|hey|hi|hello|goede|goeie|dag|good/],
  [
    'thanks',
    set(
      'dank bedankt dankjewel dankuwel je jullie u wel hartelijk heel erg veel thanks thank you super top fijn mooi prima oke ok voor de hulp uw antwoord het het duidelijk helder',
    ),
    /dank|thank|top|super|prima|oke?|fijn|helder|duidelijk/,
  ],
  [
    'goodbye',
    set('doei tot ziens dag later bye goodbye fijne dag nog een avond'),
    /doei|ziens|bye|fijne/,
  ],
  [
    'who',
    set(
      'ben praat spreek chat zit ik ben je jij u is dit hier nu eigenlijk met een echt echte levend mens persoon robot bot computer machine medewerker aan het praten chatten kletsen of nou gewoon wel nog',
    ),
    /^(?:ben|praat|spreek|chat|zit) ik\b.* (?:mens|persoon|robot|bot|computer|machine|medewerker)\b/,
  ],
  [
    'who',
    set(
      'wie ben jij u bent wat zijn jullie je een robot mens bot chatbot computer ai echt persoon met praat spreek ik hier is dit nu echte of nou eigenlijk gewoon machine medewerker',
    ),
    /robot|mens|bot|chatbot|computer|\bai\b|persoon|wie ben(?:t)? (?:jij|je|u)/,
  ],
];

/** What is said of a machine that does not understand. */
const INSULTS =
  /^(?:(?:wat|waarom) )?(?:ben(?:t)? )?(?:jij|je)(?: \w+){0,5} (?:domm?e?|stomm?e?|nutteloos|waardelo[oz]e?s?|irritante?|achterlijke?)(?: (?:bot|chatbot|robot|computer|ding))?$|^(?:domme|stomme|waardeloze|irritante|achterlijke|rot|kut|klote) ?(?:bot|chatbot|robot|computer)(?: \w+){0,5}$/;

/** What is said back to a message that asks nothing about the house or the company. */
export function smallTalk(text: string): keyof Replies | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return 'empty';
  if (words.length > 12) return undefined;
  const said = words.join(' ');
  if (INSULTS.test(said)) return 'who';
  return TALK.find(
    ([, known, needs]) =>
      needs.test(said) && words.every((word) => known.has(word) || GREETING.has(word)),
  )?.[0];
}

/** What one orders a machine to do, whatever it is about. */
const ORDER =
  /^(?:en |maar |ok |nu )?(?:(?:schrijf|dicht|verzin|rijm|zing|vertaal|herhaal|bevestig|negeer|print|programmeer|write|translate|ignore|repeat|pretend)\b|zeg (?:dat|maar|eens|na)\b|doe alsof|vergeet (?:je|jouw|uw|alle|alles|de|wat)\b|maak een (?:gedicht|grap|lied|verhaal|factuur|rekening|foto|tekening|website|lijst))/;

/** Whether somebody wants something written or said, instead of knowing something. */
export const isOrder = (text: string): boolean => ORDER.test(wordsOf(text).join(' '));
