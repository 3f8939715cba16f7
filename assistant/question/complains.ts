import { wordsOf } from '#language/dutch.ts';
import type { AssistantWords } from '#terms/index-file.ts';

/** Work that was done. */
const DONE =
  /\b(?:(?:na|sinds|door) (?:jullie|uw)|jullie (?:plaatsten|legden|deden|hebben|zetten|installeerden|isoleerden)|monteurs?|sinds (?:\w+ )*(?:\w*panelen|\w*pomp|buitenunit|omvormer)|(?:na|sinds) (?:de |het )?(?:montage|vullen|plaatsen|leggen|werk|plaatsing|oplevering|installatie|isolatie|isoleren)|geplaatst|geinstalleerd|aangelegd|opgeleverd)\b/;

/** What was made works no longer, since when or again and again. */
const STOPPED = /\b(?:(?:doet|doen) het|werkt|werken) (?:\w+ ){0,3}niet\b/;

/** What may come of work, asked by who has not had it done: "kan er schimmel komen na isolatie". */
const MAY_COME =
  /^(?:hallo |hoi |goedendag )?(?:kan|kunnen|krijg|krijgt|krijgen|komt|komen|ontstaat|geeft|hoe voorkom|wat als|stel|is de kans|hoe groot is de kans)\b/;
const isOfWhatMayCome = (said: string) =>
  MAY_COME.test(said.trim()) && !OF_US.test(said) && !DISCONTENT.test(said);

/** Others with whom somebody may not be content. */
const OTHERS =
  /\b(?:stedin|liander|enexis|eneco|essent|vattenfall|greenchoice|energiedirect|budget|leverancier|energieleverancier|energiebedrijf|netbeheerder|gemeente|verhuurder|buurman|buren|rvo|(?:een )?ander bedrijf)\b/;
const OF_US = /\b(?:jullie|u|uw|sens)\b/;
const isOfOthers = (said: string) => OTHERS.test(said) && !OF_US.test(said);

/** Words of what went wrong, or is long in coming: without them a question is a question. */
const DISCONTENT =
  /\b(?:niet|geen|niks|niets|nooit|niemand|al|nog|weer|sinds|weken|dagen|maanden|uur|beloofd|afgesproken|zou|zouden|verwacht|waardeloos|slecht|fout|verkeerd|te (?:hoog|laat|veel)|nou|eens|eindelijk|wachten|wacht|geld|betaald)\b/;
const ASKS =
  /^(?:hallo |hoi |goedendag )?(?:(?:hebben|heeft|heb|zijn|is|kan|kunnen|kunt|mag|moet|doen|komen|komt|krijg|staat|bent|ben|zit|zitten|staat|staan|bestaat|geldt) |wat |hoe |wanneer |waar |welke? |wie )/;

/**
 * Whether a message asks something and tells of nothing that went wrong.
 * @param said in words set in spaces
 */
export const isPlainQuestion = (
  said: string,
  { broken }: Pick<AssistantWords, 'broken'>,
): boolean =>
  ASKS.test(said.trim()) &&
  !DISCONTENT.test(said) &&
  !broken.some((each) => said.includes(` ${wordsOf(each).join(' ')} `));

/** What people say who called or wrote and heard nothing. */
const WAITS_FOR_US =
  /\b(?:(?:nooit|niet|nog) (?:\w+ )?(?:terug)?gebeld|(?:niemand|nooit iemand|niet) belt|belt (?:\w+ )?(?:niemand|niet|nooit)|(?:belt|bellen) (?:\w+ ){0,3}(?:niet|nooit) (?:terug|op)|geen (?:antwoord|reactie|gehoor|bericht)|(?:niks|niets) (?:meer |nog )?(?:gehoord|vernomen|van jullie)|nooit (?:meer )?(?:iets |wat )?(?:gehoord|vernomen)|hoor (?:\w+ )?(?:niks|niets)|reageert (?:niemand|niet)|niemand reageert|neemt (?:niemand|niet) op|niemand neemt|(?:zou|zouden) (?:\w+ ){0,4}(?:terug)?(?:bellen|gebeld|mailen))\b/;

/**
 * Whether somebody waits for us to call or write, and tells of no work.
 * @param said in words set in spaces
 */
export const isUnanswered = (
  said: string,
  subjects: readonly string[],
  { broken }: Pick<AssistantWords, 'broken'>,
): boolean =>
  WAITS_FOR_US.test(said) &&
  subjects.length === 0 &&
  !DONE.test(said) &&
  !broken.some((each) => said.includes(` ${wordsOf(each).join(' ')} `));

/** Where one thing was said and another begins. */
const BREAK = /[,;:.?!]+(?=\s|$)|\n/;

/** The parts of a message between commas and points: a phrase stands in one of them. */
export const saidParts = (text: string): string[] => text.split(BREAK);

/** Who doubts that something is free calls names as well, and nothing went wrong yet: "oplichters, gratis bestaat niet". */
const SCOLDS = /^ oplicht(?:ers?|ing) $/;
const OF_FREE = /\b(?:gratis|kosteloos|voor (?:niks|niets))\b/;

/** Whether the parts of a message are of somebody who is not content, or tell of work that was done and is not right. */
export type Complains = (parts: readonly string[]) => boolean;

export function createComplains({
  complaints,
  broken,
}: Pick<AssistantWords, 'complaints' | 'broken'>): Complains {
  const inSpaces = (text: string) => ` ${wordsOf(text).join(' ')} `;
  const [ofDiscontent, ofFaults] = [complaints.map(inSpaces), broken.map(inSpaces)];
  return (parts) => {
    const said = inSpaces(parts.join(' '));
    // "Hij wil dat niet, komen jullie ook hier?": nobody says there that we did not come.
    const isDiscontent = parts
      .map(inSpaces)
      .some((part) =>
        ofDiscontent.some(
          (each) => part.includes(each) && !(SCOLDS.test(each) && OF_FREE.test(said)),
        ),
      );
    return (
      (isDiscontent && !isOfOthers(said)) ||
      (DONE.test(said) &&
        !isOfWhatMayCome(said) &&
        (STOPPED.test(said) || ofFaults.some((each) => said.includes(each))))
    );
  };
}
