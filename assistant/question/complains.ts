import { wordsOf } from '#language/dutch.ts';
import type { AssistantWords } from '#terms/index-file.ts';

/** Work that was done. */
const DONE =
  /\b(?:(?:na|sinds|door) (?:jullie|uw)|jullie (?:plaatsten|legden|deden|hebben|zetten|installeerden|isoleerden)|monteurs?|sinds (?:\w+ )*(?:\w*panelen|\w*pomp|buitenunit|omvormer)|(?:na|sinds) (?:de |het )?(?:montage|vullen|plaatsen|leggen|werk|plaatsing|oplevering|installatie|isolatie|isoleren)|geplaatst|geinstalleerd|aangelegd|opgeleverd)\b/;

/** Tells somebody who is not content, or work that was done and is not right, by words set in spaces. */
export function createComplains({
  complaints,
  broken,
}: Pick<AssistantWords, 'complaints' | 'broken'>): (said: string) => boolean {
  const asSaid = (list: readonly string[]) => list.map((each) => ` ${wordsOf(each).join(' ')} `);
  const [ofDiscontent, ofFaults] = [asSaid(complaints), asSaid(broken)];
  return (said) =>
    ofDiscontent.some((each) => said.includes(each)) ||
    (DONE.test(said) && ofFaults.some((each) => said.includes(each)));
}
