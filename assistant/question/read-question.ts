import { compoundParts, isEndless, stem, stemsOf, wordsOf } from '#language/dutch.ts';
import { nearestWord } from '#language/spelling.ts';
import type { AskedWord, PassageSearch } from '#passages/search-passages.ts';
import type { Wanted } from '#reply/shorten.ts';
import type { AssistantWords } from '#terms/index-file.ts';
import { WEIGHTS } from '#terms/weights.ts';
import { withoutArticles } from './points-back.ts';

/** A question as the search takes it. */
export interface Question {
  /** As it was typed. */
  text: string;
  asked: readonly AskedWord[];
  /** Stems of what it is about. */
  subjects: readonly string[];
  /** It has words of the company's trade. */
  isOurs: boolean;
  /** Words that the site nowhere has. */
  unknown: readonly string[];
  wanted: Wanted;
  /** It asks what a word means. */
  isMeaning: boolean;
  /** It only makes sense after another one. */
  followsUp: boolean;
}

/** Words around a question: they count for little, yet tell two like questions apart. */
const NOISE = new Set(
  'nodig tegen via vanaf hier graag even eigenlijk jullie jij weten vraag vragen vertellen vertel zeggen kunnen moeten iets hebben heb hebt heeft gaat gaan doen doet geven geef mag mogen zou zouden laten laat nu dus hallo hoi goedendag beste alstublieft aub svp dank bedankt nou eens ongeveer gemiddeld eventueel zelf verder info informatie uitleg wilde willen allemaal alles komen komt kom staan staat zitten zit nemen neem neemt vinden vind vindt blijven blijft zetten zet maken maakt werken werkt gebruiken gebruik krijgen krijgt halen haal brengen brengt gebeurt gebeuren moet moeten goed beter best beste woon wonen huis woning zeker doe deed gedaan ie zij persoon mensen mens iemand iedereen dingen ding soort hoi zoiets hoeveel echt toch al nog altijd steeds wanneer vandaag morgen snap weer stel zomaar gewoon precies toe wij hun jou ben was waren werd worden wordt zal zullen zouden wou hadden had lekker misschien bijvoorbeeld heel erg erge hele veel beetje huizen woningen aanbod eigenhandig daarvan daarvoor ervan hiervan ervoor hiervoor daarbij daarmee erbij moe moek hebbe me mij nr ga ging gingen kwam kwamen sta stond ziet zie weet weten wist bleef bleven liet lieten mn zn dn k effe effen ff nie niks wa da das dr es hebbie hebbe hebje heb kunje kzou kwil kheb kben tis kan volgens dacht denk denken denkt vraagje afvragen vroeg benieuwd hoorde hoor gehoord las gelezen zag snappen begrijp begrijpen bedoel blijkbaar blijkt natuurlijk wellicht ergens ooit straks binnenkort onlangs recent se genoeg pas reeds zelfs zulke dergelijke bepaalde sommige daadwerkelijk uberhaupt sowieso namelijk trouwens overigens dadelijk momenteel tegenwoordig inmiddels alvast liever handig leuk fijn prima willen wilt dus hoor joh zeg man vrouw wijf jongens mevrouw meneer vriendelijke groet groeten groetjes mvg geachte antwoord reageren reactie ofzo zoal effectief per zo n ons heen lukt lukken proberen probeer raad raden aanraden raadt uitleggen zoek zoeken zoekt gezocht tip tips'.split(
    ' ',
  ),
);

/** Stems that look like that of a verb in a word of the site: toch is no form of tocht. */
const NO_VERBS = new Set(['toch', 'nach', 'mach']);

/** Words that ask: they tell what kind of answer is wanted. */
const ASKING = new Set('wie waar wanneer waarom hoe welk welke'.split(' '));
const NEGATION = new Map([
  ['niet', 1],
  ['geen', 0.8],
  ['zonder', 0.8],
]);

const BACK =
  /^(?:en|maar|of|ook|dus)\b|\b(?:dat|die|dit|het|daar|hem|deze|ervan|hiervan|daarvan|daarvoor|ervoor|daarmee|hiervoor|daarbij|zoiets|zo n|ze|hij|ie)\b/;
const PRICE =
  /\b(?:kost?|kosten|prijs|prijzen|tarief|tarieven|duur|goedkoop|goedkoper|duurste|goedkoopste)\b/;
const MONEY =
  /\b(?:betaal|betalen|bedrag|bedragen|euro)\b|\bhoe hoog\b|hoeveel (?:subsidie|isde|korting|bespaa|scheelt|geld)|wat (?:levert|scheelt|bespaar|verdien)|per (?:m2|vierkante meter)/;
const MEANING =
  /^(?:wat|wie) (?:is|zijn|betekent|houdt|doet) (?:(?:een|de|het|u|n|zijn) )?[a-z0-9]+(?: [a-z0-9]+)?(?: in)?$|\bbetekent\b/;
const ENERGY =
  /hoeveel (?:stroom|gas|kwh|elektriciteit|energie)\b|\b(?:hoeveel|wat) (?:verbruik|gebruik)/;
const TIME = /hoe ?lang|hoe ?snel|\b(?:tijd|duurt|termijn|dagen|weken|terugverdientijd|geldig)\b/;

/** How much a form counts that is not the word itself. */
const PART = 0.8;
const HALF = 0.8;
const TYPO = 0.9;
/** From here on a form is the word itself. */
const SURE = 0.76;
/** A whole word that the site uses this often needs no taking apart. */
const COMMON = 12;
/** And a year that is used this often. */
const USUAL = 60;

/**
 * Reads questions by the words that the site has.
 * @param meant stems that people type, and those of the site for them
 */
export function createReader(
  search: PassageSearch,
  words: Pick<AssistantWords, 'same' | 'subjects' | 'topics' | 'aspects' | 'outside'>,
  meant: Readonly<Record<string, readonly string[]>>,
): (text: string) => Question {
  const subjects = new Set(words.subjects.flatMap(stemsOf));
  const topics = new Set(words.topics.flatMap(stemsOf));
  const aspects = new Set(words.aspects.flatMap(stemsOf));
  const same = new Map<string, Set<string>>();
  for (const group of words.same) {
    const stems = new Set(group.flatMap(stemsOf));
    for (const each of stems) same.set(each, new Set([...(same.get(each) ?? []), ...stems]));
  }
  const strange = new Set(words.outside.flatMap(stemsOf));
  const { stems } = search;
  const isWord = (each: string) => each.length > 2 && (stems.get(each) ?? 0) > 1;
  /** Of a short word too a letter may be wrong, where it is one that a question turns on. */
  const shortSubjects = new Map(
    [...search.words].filter(([word]) => word.length === 5 && subjects.has(stem(word))),
  );

  function formsOf(root: string): Map<string, number> {
    const forms = new Map([[root, 1]]);
    const add = (other: string, counts: number) => {
      if (stems.has(other)) forms.set(other, Math.max(counts, forms.get(other) ?? 0));
    };
    // Legt and leggen: the site may have the one and the visitor type the other.
    if (root.length > 3 && !NO_VERBS.has(root))
      add(root.endsWith('t') ? root.slice(0, -1) : `${root}t`, WEIGHTS.verb);
    for (const other of same.get(root) ?? []) add(other, WEIGHTS.same);
    // A word that the site uses itself means what it says.
    if ((stems.get(root) ?? 0) >= COMMON) return forms;
    for (const other of meant[root] ?? []) add(other, WEIGHTS.meant);
    return forms;
  }

  /** A year that stands on every page says nothing of what is asked. */
  const isUsual = (typed: string) => /^20\d\d$/.test(typed) && (stems.get(typed) ?? 0) > USUAL;

  const weigh = (typed: string, root: string) =>
    NOISE.has(typed) || isUsual(typed)
      ? WEIGHTS.noise
      : (subjects.has(root) ? WEIGHTS.subject : 1) * (0.3 + 0.7 * search.rarity(root));

  /** Of a compound that the site has only half of, that half: vochtproblemen. */
  function knownPart(typed: string): string | undefined {
    for (let at = typed.length - 4; at >= 4; at -= 1) {
      for (const part of [typed.slice(0, at), typed.slice(-at)]) {
        const root = stem(part.replace(/s$/, ''));
        if (stems.has(root) && (subjects.has(root) || topics.has(root))) return root;
      }
    }
    return undefined;
  }

  /** A compound with a slip of the pen in one of its parts: dakisolati, zonepanelen. */
  function slippedParts(typed: string): string[] {
    for (let at = typed.length - 3; at >= 3; at -= 1) {
      const [head, tail] = [typed.slice(0, at), typed.slice(at)];
      const known = (part: string) => (isWord(stem(part)) ? part : undefined);
      const meantBy = (part: string) =>
        part.length < 6 ? undefined : nearestWord(part, search.words);
      const first = known(head) ?? known(head.replace(/s$/, ''));
      const last = first ? meantBy(tail) : known(tail);
      const start = first ?? (last ? meantBy(head) : undefined);
      if (start && last && [start, last].some((part) => subjects.has(stem(part))))
        return [stem(start), stem(last)];
    }
    return [];
  }

  const asItIs = (typed: string): AskedWord => ({
    typed,
    forms: new Map([[stem(typed), 1]]),
    weight: WEIGHTS.noise,
  });

  /**
   * One typed word as what is asked: itself, its parts, or the word that was meant.
   * @param mended where a word goes that was meant, by the one that was typed
   */
  function readWord(typed: string, mended: Map<string, string>): AskedWord[] {
    if (NEGATION.has(typed)) return [{ typed, forms: NEGATION, weight: 2 * WEIGHTS.noise }];
    const root = stem(typed);
    const uses = stems.get(root) ?? 0;
    // Of a dakgoot the roof is not what it is about.
    if (strange.has(root)) return [{ typed, forms: new Map([[root, 1]]), weight: 1 }];
    // What only sounds the same (gelt, onderhout) is that word, before it is taken for a verb or a compound.
    const heard = uses === 0 && !NOISE.has(typed) ? nearestWord(typed, search.words, 0) : undefined;
    const isWhole = heard || NOISE.has(typed) || (subjects.has(root) && uses >= COMMON);
    const all = isWhole ? [] : compoundParts(typed, isWord);
    const parts = uses < COMMON || all.some((part) => subjects.has(part)) ? all : [];
    if (parts.length > 0) {
      const whole =
        uses > 0 ? formsOf(root) : new Map([...formsOf(root)].filter(([form]) => stems.has(form)));
      return parts.map((part, at) => {
        const forms = new Map([...formsOf(part)].map(([form, counts]) => [form, counts * PART]));
        for (const [form, counts] of whole) forms.set(form, Math.max(counts, forms.get(form) ?? 0));
        return { typed, forms, weight: weigh(typed, part), ...(at > 0 ? { isRest: true } : {}) };
      });
    }
    const forms = formsOf(root);
    if (uses > 0 || (forms.size > 1 && !heard))
      return [{ typed, forms, weight: weigh(typed, root) }];
    const slip = heard ?? (typed.length > 8 ? nearestWord(typed, search.words, 1) : undefined);
    const known = slip || isEndless(typed) ? undefined : knownPart(typed);
    if (known) return [{ typed, forms: scaled(formsOf(known), HALF), weight: weigh(typed, known) }];
    const short = typed.length === 5 ? nearestWord(typed, shortSubjects, 1) : undefined;
    const near = /\d/.test(typed) ? undefined : (slip ?? short ?? nearestWord(typed, search.words));
    if (near) {
      mended.set(typed, near);
      const meantParts = compoundParts(near, isWord).map((part) => [part, PART] as const);
      const forms = scaled(new Map([...meantParts, ...formsOf(stem(near))]), TYPO);
      return [{ typed, forms, weight: weigh(typed, stem(near)) }];
    }
    const slipped = isEndless(typed) ? [] : slippedParts(typed);
    if (slipped.length > 0) {
      return slipped.map((part) => ({
        typed,
        forms: scaled(formsOf(part), TYPO),
        weight: weigh(typed, part),
      }));
    }
    const isLittle = NOISE.has(typed) || /^\d+$/.test(typed) || typed.length < 3;
    return [{ typed, forms, weight: isLittle ? WEIGHTS.noise : 1 }];
  }

  return (text) => {
    const all = wordsOf(text);
    const mended = new Map<string, string>();
    const typed = all.filter((word) => NEGATION.has(word) || stemsOf(word).length > 0);
    const asking = all.filter((word) => ASKING.has(word));
    const has = ({ forms }: AskedWord, set: ReadonlySet<string>) =>
      [...forms].filter(([form, counts]) => counts >= SURE && set.has(form)).map(([form]) => form);
    const asked = once([
      ...typed.flatMap((word) => readWord(word, mended)),
      ...asking.map(asItIs),
    ]).map((word) => ({
      ...word,
      isSubject: has(word, subjects).length > 0,
      isAspect: !word.isRest && aspects.has(stem(mended.get(word.typed) ?? word.typed)),
      isTopic:
        has(word, topics).length > 0 ||
        topics.has(stem(word.typed)) ||
        (/^\d{3,}$/.test(word.typed) && stems.has(word.typed) && !isUsual(word.typed)),
    }));
    const found = asked.flatMap((word) => has(word, subjects));
    const said = all.map((word) => mended.get(word) ?? word).join(' ');
    const isShort = asked.filter(({ weight }) => weight > WEIGHTS.noise).length <= 2;
    const unknown = asked
      .filter(
        ({ forms, weight }) =>
          weight > WEIGHTS.noise && ![...forms.keys()].some((form) => stems.has(form)),
      )
      .map(({ typed: word }) => word);
    const isStrange = asked.some(({ forms }) =>
      [...forms.keys()].some((form) => strange.has(form)),
    );
    const isOurs = found.length > 0 || asked.some(({ isTopic }) => isTopic);
    return {
      text,
      asked,
      subjects: [...new Set(found)],
      isOurs,
      unknown,
      wanted: wantedIn(said),
      isMeaning: MEANING.test(said),
      followsUp:
        !isStrange &&
        (pointsBack(said, asked) || (isShort && found.length === 0 && unknown.length === 0)),
    };
  };
}

/** From so many words on what stands before it is what such a word is of: "gasrekening 280 euro, hoe krijg ik dat omlaag". */
const ENOUGH_SAID = 3;

function pointsBack(said: string, asked: readonly AskedWord[]): boolean {
  const text = withoutArticles(said);
  const at = text.search(BACK);
  if (at <= 0) return at === 0;
  const before = new Set(text.slice(0, at).split(' '));
  const told = asked.filter(({ typed, weight }) => weight > WEIGHTS.noise && before.has(typed));
  const isAbout = told.some(({ isSubject, isTopic }) => isSubject || isTopic);
  return told.length < ENOUGH_SAID || !isAbout;
}

const wantedIn = (said: string): Wanted => {
  if (PRICE.test(said)) return 'price';
  if (MONEY.test(said)) return 'money';
  if (ENERGY.test(said)) return 'energy';
  return TIME.test(said) ? 'time' : undefined;
};

const scaled = (forms: ReadonlyMap<string, number>, by: number) =>
  new Map([...forms].map(([form, counts]) => [form, counts * by] as const));

/** Each word once, whatever its forms. */
function once(asked: readonly AskedWord[]): AskedWord[] {
  const byForms = new Map(asked.map((word) => [[...word.forms.keys()].sort().join(' '), word]));
  return [...byForms.values()];
}
