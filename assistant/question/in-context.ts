import { stem, stemsOf, wordsOf } from '#language/dutch.ts';
import type { AskedWord } from '#passages/search-passages.ts';
import type { AssistantIndex } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';
import { asksWhether, isAboutUs, isOnlyWhat, saysWhere } from './asks-for-us.ts';
import { inDutch, isEnglish } from './english.ts';
import { placesIn } from './places.ts';
import { withoutArticles } from './points-back.ts';
import type { Question } from './read-question.ts';

/** How much of what was asked before counts in what only makes sense after it. */
const CARRIED = 0.55;

/** Another case of what was asked before: "en voor een tweede?" */
const OF_THE_SAME =
  /^ ?(?:en|maar) (?:als|wanneer) (?:ik|we|wij|het|hij|dat|die|mijn|er)\b|^ ?(?:en )?(?:geldt|kan|mag|is|zijn|werkt|gaat|moet|lukt) (?:dat|dit|het|die|hij|zij|ze) (?:dan )?ook |^ ?(?:en|oke? en|maar)? ?(?:ook )?(?:voor|bij|met|van|in|op|zonder|na) (?!(?:hoe|wat|welk|wie)\b)/;

/** Something that was said before, by a word that stands for it. */
const POINTS_BACK = /\b(?:dat|dit|die|deze|het|er|daar|ze|zoiets|zo|ook|dan|en|maar)\b/;

/** The same where "ook" and "maar" may belong to the sentence itself: "krijg ik subsidie voor maar 1 maatregel". */
const OF_WHAT_WAS_SAID =
  /^ ?(?:en|maar|of|dus|ook)\b|\b(?:dat|dit|die|deze|het|er|daar|ze|hij|ie|hem|zoiets|dan|er\w+|daar\w+|hier\w+)\b/;

const pointsBack = ({ text }: Question) => POINTS_BACK.test(withoutArticles(text));

/** That place. */
const THERE = /\bdaar\b/;

/** A question has such a word, or one of what is done: "en hoe werkt dat", "en moet dat". */
const ASKS_OR_DOES =
  /\b(?:hoe|wat|wie|waar|waarom|wanneer|welke?|hoeveel|kan|kun|kunt|kunnen|mag|mogen|moet|moeten|is|zijn|heb|hebt|heeft|hebben|krijg|krijgt|krijgen|gaat|gaan|werkt|werken|geldt|komt|komen|doet|doen|wordt|worden|zit|zitten|dan|daarna|als)\b/;

/** Says no more than that it goes on: "en de omvormer dan?" */
const THEN_AT_LAST = / dan ?$/;

/** Asked by itself, whatever else is in it: "hoe kom ik op B?" */
const ASKS_HOW = /\b(?:hoe|waarom|wie)\b/;

/** A word that stands for what a question is about, and nothing else in it says what. */
const STANDS_FOR = /\b(?:dat|die|deze|dit|ze|ie|hij|zoiets)\b/;

/** A question with the towns that it is about. */
export interface Placed {
  question: Question;
  named: readonly string[];
}

export interface ContextParts {
  index: Pick<AssistantIndex, 'towns' | 'words'>;
  read: (text: string) => Question;
  plain: (text: string) => string;
  outsideIn: (asked: readonly AskedWord[]) => readonly AskedWord[];
  /** Whether a question asked before has an answer: else what follows is not about it. */
  isAnswered: (question: Question, text: string) => boolean;
  /** Whether a question asked before was left to a person: nothing of it is known that another is about. */
  isLeft: (question: Question, text: string) => boolean;
  /** Whether a question was heard as one of the assistant's own answers. */
  isHeardAsOwn: (text: string) => boolean;
  /** Whether others asked it in nearly these words, with nothing before it. */
  isHeardWhole: (text: string) => boolean;
  /** Whether what was heard speaks for the company itself, and hardly for anything that it does in a house. */
  isHeardOfUs: (text: string) => boolean;
}

/** Reads a question with what it takes from the ones before it. */
export type ReadInContext = (text: string, earlier: readonly string[]) => Placed;

/** Makes what reads questions in a conversation: what they are about, and where. */
export function createContext(parts: ContextParts): ReadInContext {
  const {
    index,
    read,
    plain,
    outsideIn,
    isAnswered,
    isLeft,
    isHeardAsOwn,
    isHeardWhole,
    isHeardOfUs,
  } = parts;
  const { words, towns } = index;
  const townNames = Object.keys(towns);
  const townOf = new Map(
    Object.entries(towns).flatMap(([town, names]) =>
      [...names.split(' '), ...(words.quarters[town] ?? []).flatMap(stemsOf)].map(
        (name) => [name, town] as const,
      ),
    ),
  );

  /** A question without the towns that it names, by their own name or by that of a quarter. */
  function placed(text: string): Placed {
    const named = placesIn(text, townNames, true);
    const question = read(plain(without(text, named)));
    if (named.length > 0 || !(question.isOurs || saysWhere(text))) return { question, named };
    for (const word of question.unknown) {
      const town = townOf.get(stem(word));
      if (town) return { question: read(plain(without(text, [word]))), named: [town] };
    }
    return { question, named };
  }

  /** Whether it is asked in full: then it is about nothing that was said before. */
  function standsAlone(text: string, { question, named }: Placed): boolean {
    if (outsideIn(question.asked).length > 0) return true;
    if (named.length > 0 && asksWhether(text, question)) return true;
    const isWhole = question.subjects.length + named.length > 0 || question.asked.length > 3;
    if (!question.followsUp && isWhole) return true;
    // "Geeft u garantie?" may be asked of anything, and so of what was said before.
    const isOfAnything = question.asked.some(({ isAspect }) => isAspect) || pointsBack(question);
    const isOwn = isSentence(question) || (!isOfAnything && isHeardAsOwn(text));
    if (named.length > 0) return false;
    return (
      (isOwn && isHeardWhole(text)) ||
      (isOfUsAlone(question) && isHeardAsOwn(text)) ||
      (isOfNoService(question) && isHeardOfUs(text))
    );
  }

  /** "Bel mij terug", "ik ruik gas": what comes after it is of something else, unless it says not. */
  const isLeftBefore = (old: Placed, before: string, question: Question): boolean =>
    !pointsBack(question) && isLeft(old.question, before);

  /** "Wat kost dat?" has nothing that a question after it is about: that was said before it. */
  const onlyPointsBack = ({ question, named }: Placed) =>
    question.subjects.length + named.length === 0 &&
    !question.asked.some(({ isTopic }) => isTopic) &&
    STANDS_FOR.test(question.text);

  return (text, earlier) => {
    const own = placed(text);
    if (standsAlone(text, own)) return own;
    const { question, named } = own;
    for (const before of [...earlier].reverse()) {
      const old = placed(isEnglish(before) ? inDutch(before, words.english) : before);
      if (isLeftBefore(old, before, question)) continue;
      if (onlyPointsBack(old) && before !== earlier[0]) continue;
      const isKnown = old.question.isOurs || isAnswered(old.question, before);
      if (!isKnown && old.named.length === 0) continue;
      // "Werkt u in Dordrecht?" "En in Rhoon?": only the town is asked for.
      if (named.length > 0 && !old.question.isOurs && question.asked.length === 0) return own;
      const isOwn = question.subjects.length > 0;
      const isSameAsked =
        question.asked.length === 0 || OF_THE_SAME.test(question.text) || isOnlyAnother(question);
      // "Werkt u in Rhoon?" "Ook met zonnepanelen?": there, as long as nothing else is asked.
      const isThere =
        old.question.subjects.length === 0 && (isOnlyWhat(question) || THERE.test(text));
      return {
        question: {
          ...question,
          asked: [
            ...question.asked,
            ...(isOwn ? askedOf(old.question, question) : carriedFrom(old.question, question)),
          ],
          subjects: [...question.subjects, ...old.question.subjects],
          isOurs: true,
          wanted: question.wanted ?? (isSameAsked ? old.question.wanted : undefined),
        },
        named: named.length > 0 ? named : isOwn && !isThere ? [] : old.named,
      };
    }
    return own;
  };
}

/** Who asks, and of what is asked: "moet ik van het gas af". */
const HAS_WHO = /^ ?wie\b|\b(?:ik|je|jij|we|wij|men|(?:is|zijn) (?:jullie|uw))\b/;

/** Whether a word in it stands for something said before. */
const standsFor = (said: string) => OF_WHAT_WAS_SAID.test(said) || OF_THE_SAME.test(said);

/** Has all of a sentence in it, and no word that stands for something said before. */
const isSentence = ({ text, asked }: Question): boolean => {
  const said = withoutArticles(text);
  return (
    HAS_WHO.test(said) &&
    ASKS_OR_DOES.test(said) &&
    !standsFor(said) &&
    asked.some(({ weight }) => weight > WEIGHTS.noise)
  );
};

/** Unlike "geeft u garantie?", which may be asked of any service. */
const hasNoSubject = ({ subjects, asked }: Question) =>
  subjects.length === 0 && !asked.some(({ isAspect }) => isAspect);

/** "Kunt u mij terugbellen?", "waar zit u?": about the company, and nothing that was said before. */
const isOfUsAlone = (question: Question) =>
  hasNoSubject(question) && isAboutUs(question.text) && !POINTS_BACK.test(question.text);

/** "Werken jullie ook in het weekend?": nothing in it stands for something else, or may be asked of a service. */
const isOfNoService = (question: Question) =>
  hasNoSubject(question) && !standsFor(withoutArticles(question.text));

/** "En een batterij erbij?", "en dubbel?": the same is asked of it, as nothing is said of what. */
const isOnlyAnother = ({ text, asked, wanted }: Question) =>
  /^ ?(?:en|maar|ook)\b/.test(text) &&
  !wanted &&
  !asked.some(({ isAspect, isTopic }) => isAspect || isTopic) &&
  !ASKS_OR_DOES.test(text.replace(THEN_AT_LAST, '')) &&
  asked.filter(({ weight }) => weight > WEIGHTS.noise).length <= 2;

/** What was asked of something else, where the same is asked of this: "en voor zonnepanelen?" */
function askedOf(old: Question, question: Question): AskedWord[] {
  if (!isOnlyAnother(question) && !OF_THE_SAME.test(question.text)) return [];
  return old.asked
    .filter(({ isSubject }) => !isSubject)
    .map((word) => ({ ...word, weight: word.weight * CARRIED }));
}

/** A question with a town but nothing else takes all of the one before; another its subjects. */
function carriedFrom(old: Question, question: Question): AskedWord[] {
  const own = new Set(question.asked.flatMap(({ forms }) => [...forms.keys()]));
  const bare =
    (question.asked.every(({ weight }) => weight < 0.2) && !ASKS_HOW.test(question.text)) ||
    OF_THE_SAME.test(question.text) ||
    isOnlyAnother(question);
  const isOfTopic =
    STANDS_FOR.test(question.text) &&
    !question.asked.some(({ isTopic, isAspect }) => isTopic || isAspect);
  const isAbout = ({ forms }: AskedWord) =>
    [...forms.keys()].some((form) => old.subjects.includes(form));
  // Of a compound all parts: a bodemwarmtepomp is no other warmtepomp.
  const typed = new Set(old.asked.filter(isAbout).map((word) => word.typed));
  return old.asked
    .filter(
      ({ typed: word, isTopic, weight }) =>
        bare ||
        (isTopic && (old.subjects.length === 0 || isOfTopic)) ||
        (!old.isOurs && weight > 0.2 && old.subjects.length === 0) ||
        typed.has(word),
    )
    .filter(({ forms }) => ![...forms.keys()].some((form) => own.has(form)))
    .map((word) => ({ ...word, weight: word.weight * (bare ? 1 : CARRIED) }));
}

/** A question without the names of places in it: those say where, not what. */
export function without(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [...wordsOf(name), wordsOf(name).join('')]);
  const gone = new Set(parts.filter((word) => word.length > 2));
  return wordsOf(text)
    .filter((word) => !gone.has(word))
    .join(' ');
}
