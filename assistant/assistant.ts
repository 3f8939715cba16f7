import { stem, stemsOf, wordsOf } from '#language/dutch.ts';
import { createHearing, type Hear, type Hearing, questionsHeard } from './heard/hearing.ts';
import {
  type AskedWord,
  type FoundPassage,
  type PassageSearch,
  searchPassages,
} from './passages/search-passages.ts';
import { clausesIn, questionsIn } from './question/clauses.ts';
import { ENGLISH_LINE, inDutch, isEnglish } from './question/english.ts';
import { isNamed, placesIn } from './question/places.ts';
import { createReader, type Question } from './question/read-question.ts';
import { isDanger, isOrder, smallTalk } from './question/small-talk.ts';
import { hoursInWords, isOpen } from './reply/opening-hours.ts';
import { answersWith, shorten } from './reply/shorten.ts';
import type { AnswerPage, AssistantFile, Passage, Replies } from './terms/index-file.ts';
import { oddsOf } from './terms/signs.ts';
import { WEIGHTS } from './terms/weights.ts';

/** A page that an answer was taken from. */
export interface AnswerSource {
  title: string;
  /** Path with the name of the heading. */
  url: string;
}

/** What the assistant says. */
export interface AssistantAnswer {
  /** Lines of plain text, as they stand on the site. */
  answer: string;
  sources: readonly AnswerSource[];
  /** A person has to help: the site does not answer this. */
  handover: boolean;
}

/** What an answer rests on, for whoever words it anew. */
export interface Retrieved extends AssistantAnswer {
  /** The pieces of text that fit, best first; none when the answer is a fixed one. */
  passages: readonly { title: string; url: string; text: string }[];
}

export interface Assistant {
  /**
   * Answers one question.
   * @param earlier what the visitor asked before it, oldest first
   * @param now for what it says of the opening hours
   */
  ask(question: string, earlier: readonly string[], now: Date): Retrieved;
}

/** How near a second page must come to be named too. */
const ALSO = 0.86;
const MOST_SOURCES = 3;
const MOST_PASSAGES = 5;
const CARRIED = 0.55;
/** A message with more questions than these is not taken apart. */
const MOST_QUESTIONS = 3;
/** How much of a part of a message must stand in its answer. */
const SURE = 0.6;
const WHOLE = 0.7;

/** What one question brought. */
interface Outcome extends Retrieved {
  /** Taking the message apart would bring nothing better. */
  isFinal?: boolean;
  /** It is about our work, in words that the site has. */
  isSure?: boolean;
  /** The site has this very question. */
  isSame?: boolean;
}

/** A word of a row as one asked for, or a compound with it; an isolerende deur is no isolatie. */
const isOf = (form: string) => (word: string) =>
  stem(word) === form || (word.includes(form) && !word.startsWith(`${form}er`));

/** Whether a row with an amount is about what was asked. */
const hasRow = (rows: readonly string[], asked: readonly AskedWord[]) =>
  rows.some((row) => {
    if (!row.includes('€')) return false;
    const said = wordsOf(row);
    return asked.some(
      ({ forms, isSubject }) =>
        isSubject && [...forms].some(([form, counts]) => counts > 0.75 && said.some(isOf(form))),
    );
  });

/** Whether a row is named after something that was asked. */
const hasRowOf = (rows: readonly string[], asked: readonly AskedWord[]) => {
  const names = new Set(rows.flatMap((row) => stemsOf(row.split(':')[0] ?? '')));
  return asked.some(
    ({ forms, weight, isSubject }) =>
      !isSubject &&
      weight > 0.4 &&
      [...forms].some(([form, counts]) => counts === 1 && names.has(form)),
  );
};

/** Headings of what something saves: no price stands there. */
const SAVING = /^(?!.*\bkost).*\b(?:scheelt|bespar)/i;

/** Words of a text that says something of what it costs. */
const OF_MONEY =
  /€|gratis|kost|prij[sz]|tarie|bedrag(?!en 20)|beta[al]+|offerte|duur(?:der)?\b|goedko/i;

/** A grant is something else than a price. */
const GRANT = stemsOf('subsidie ISDE');

/** Work that was done. */
const DONE =
  /\b(?:(?:na|sinds|door) (?:jullie|uw)|jullie (?:plaatsten|legden|deden|hebben|zetten|installeerden|isoleerden)|monteurs?|sinds (?:\w+ )*(?:\w*panelen|\w*pomp|buitenunit|omvormer)|(?:na|sinds) (?:de |het )?(?:montage|vullen|plaatsen|leggen|werk|plaatsing|oplevering|installatie|isolatie|isoleren)|geplaatst|geinstalleerd|aangelegd|opgeleverd)\b/;

/** Words that ask for work to be done, whatever work. */
const ACTS =
  /bedrij[fv]|^(?:plaatsen|aanleggen|leggen|zetten|installeren|installateur|installatie|monteur|vakman|firma|terecht|aanvragen|regelen|kopen|offerte|leverancier|aanbieder|specialist)$/;

/** Words about where the company comes, and nothing more. */
const WHERE =
  /\b(?:werk(?:t|en|gebied)?|gebied|val(?:t|len)|kom(?:t|en)?|langs(?:komen)?|woon(?:t)?|wonen|actief|regio|buurt|plaats(?:en)?|adviseur|ook|jullie|help(?:t|en)?|sens|zitten|zit|beschikbaar|wijk|dorp|stad|straat|alleen)\b/;

/** Whether we do some work, or have some product: "plaatsen jullie zonnepanelen". */
const OFFER =
  /^ ?(?:en )?(?:(?:doe[nt]|plaats(?:en|t)|leg(?:gen|t)|lever(?:en|t)|installe(?:ren|ert)|vervang(?:en|t)|repare(?:ren|ert)|bouw(?:en|t)|zet(?:ten)?|verkop(?:en)|verkoopt|maak(?:t)|maken|monte(?:ren|ert)|(isole(?:ren|ert)|vul(?:len|t))) (?:jullie|u|je|sens)|kun(?:nen|t) (?:jullie|u)(?= .*(?:plaatsen|leggen|aanleggen|installeren|isoleren|leveren|vervangen|vernieuwen|opknappen|renoveren|zetten|bouwen|maken|repareren|verkopen|controleren|ophangen|monteren) ?$)|(?:kan|kunnen) (?:ik|we|wij) bij (?:jullie|u|sens)(?= .*(?:kopen|krijgen|bestellen|afsluiten|huren|laten \w+) ?$))(?= )(?: ook| zelf| wel)*/;

/** Whether one may do the work oneself, in whatever order it is said: "ik isoleer mijn dak zelf". */
const OWN_HANDS =
  /^(?!.* (?:u|jullie|sens) (?:\w+ )?zelf )(?=.* zelf )(?=.* (?:isole\w+|leg(?:gen|t)?|plaats\w*|installe\w+|monte\w+|vervang\w*|vul(?:len|t)?|klus\w*|doe[nt]?|(?:aan)?sluit\w*|zet(?:ten)?|aan(?:sluit|leg|breng)\w+) )/;

/** Something of the company itself. */
const ABOUT_US = /\b(?:jullie|u|uw|sens)\b/;

/** Whether we come somewhere is asked in full, whatever was asked before. */
const COMES = /\b(?:werkt|werken|komt|komen|actief|werkgebied)\b/;

/** Another case of what was asked before: "en voor een tweede?" */
const OF_THE_SAME =
  /^ ?(?:en|maar) (?:als|wanneer) (?:ik|we|wij|het|hij|dat|die|mijn|er)\b|^ ?(?:en|oke? en|maar)? ?(?:voor|bij|met|van|in|op|zonder|na) (?!(?:hoe|wat|welk|wie)\b)/;

/** A time of the day, which no text is about. */
const CLOCK = /\b\d{1,2}:\d\d\b/g;

/** A figure that is typed together with its unit: 8kw, 6cm. */
const UNIT = /\b(\d+)(kwh|kw|kwp|cm|m2|m3|db|jaar|euro)\b/g;

/** A saying as it may stand in a question; a star in it is up to four words, which stay. */
function sayingPattern(said: string): RegExp {
  const parts = said.split('*').map((part) => wordsOf(part).join(' '));
  const kept = parts.length > 1 ? parts.join('((?: \\w+){0,4}) ') : `${parts[0]}()`;
  return new RegExp(`(?<= )${kept}(?= )`, 'g');
}

/**
 * The assistant over the site's own text: no clock, no network, the same answer to the same question.
 * @param file what the build made
 * @param hear what hears its questions, where it was made before
 * @param watch is told by which signs each answer was weighed: for who fits what they count
 */
export function createAssistant(
  file: AssistantFile,
  hear: Hear = createHearing(questionsHeard(file)),
  watch?: (signs: readonly number[], passage: number | undefined) => void,
): Assistant {
  const { index, local: localTexts } = file;
  const { words, reach, pages } = index;
  const placeOf = new Map(index.passages.map((passage, at) => [passage, at]));
  const comesAt = index.passages.findIndex(({ where }) => where === true);
  const heardOf = (hearing: Hearing, { passage }: FoundPassage) => {
    const at = placeOf.get(passage);
    return at === undefined ? 0 : hearing.shareOf(at);
  };
  const sayings = Object.entries(words.sayings).map(
    ([said, meant]) => [sayingPattern(said), `${meant}$1`] as const,
  );
  /** What people say in many words, in those of the site. */
  const plain = (text: string) => {
    const said = ` ${wordsOf(text.replace(CLOCK, ' ')).join(' ').replace(UNIT, '$1 $2')} `;
    const own = OWN_HANDS.test(said) ? ` eigenhandig${said}` : said;
    return sayings.reduce(
      (left, [long, meant]) => left.replace(long, meant),
      own.replace(OFFER, (_all, act = '') => ` u aanbod ${act}`.trimEnd()),
    );
  };
  const main = searchPassages(index.passages, pages, plain);
  const read = createReader(main, words, index.meant);
  const townsRead = new Map<string, PassageSearch>();
  /** What stands on the pages of a town, searchable from the first question about it on. */
  function textOf(town: string): PassageSearch | undefined {
    const passages = localTexts[town];
    if (!passages) return undefined;
    const known = townsRead.get(town) ?? searchPassages(passages, pages, plain);
    townsRead.set(town, known);
    return known;
  }
  const townNames = Object.keys(index.towns);
  const townOf = new Map(
    Object.entries(index.towns).flatMap(([town, names]) =>
      [...names.split(' '), ...(words.quarters[town] ?? []).flatMap(stemsOf)].map(
        (name) => [name, town] as const,
      ),
    ),
  );
  const outside = new Set(words.outside.flatMap(stemsOf));
  const isOutside = ({ asked }: Question) =>
    asked.some(({ forms }) => [...forms.keys()].some((form) => outside.has(form)));
  const asSaid = (list: readonly string[]) => list.map((each) => ` ${wordsOf(each).join(' ')} `);
  const complaints = asSaid(words.complaints);
  const broken = asSaid(words.broken);
  /** Somebody who is not content, or work that was done and is not right. */
  const complains = (said: string) =>
    complaints.some((each) => said.includes(each)) ||
    (DONE.test(said) && broken.some((each) => said.includes(each)));

  const fill = (text: string, values: Readonly<Record<string, string>> = {}) =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? company[name] ?? '').trim();
  const [telephone] = reach.openingHours;
  const company: Readonly<Record<string, string>> = {
    phone: reach.phone.display,
    email: reach.email,
    hours: telephone ? hoursInWords(telephone) : '',
  };
  const isReachable = (now: Date) => telephone !== undefined && isOpen(telephone, now);
  const reachUs = (now: Date) => fill(isReachable(now) ? words.replies.open : words.replies.closed);
  const contact: AnswerSource = { title: titleAt('/contact'), url: '/contact' };

  function titleAt(path: string): string {
    return pages.find((page) => page.path === path)?.title ?? reach.name;
  }

  const say = (reply: keyof Replies, values?: Record<string, string>): Retrieved => ({
    answer: fill(words.replies[reply], values),
    sources: [],
    handover: false,
    passages: [],
  });

  const handOver = (
    reply: keyof Replies,
    now: Date,
    values?: Record<string, string>,
  ): Retrieved => ({
    answer: `${fill(words.replies[reply], values)}\n${reachUs(now)}`,
    sources: [contact],
    handover: true,
    passages: [],
  });

  /** What a question is about, with what it takes from the ones before it. */
  function withSubject(text: string, earlier: readonly string[]) {
    const { named, question } = placed(text);
    // Something else altogether is about nothing that was said before.
    if (isOutside(question)) return { question, named };
    const asksWhere =
      named.length > 0 &&
      COMES.test(text) &&
      question.asked.every(({ typed, weight }) => weight < 0.2 || WHERE.test(typed));
    if (asksWhere) return { question, named };
    if (!question.followsUp && question.subjects.length + named.length > 0)
      return { question, named };
    if (!question.followsUp && question.asked.length > 3) return { question, named };
    for (const before of [...earlier].reverse()) {
      const old = withSubjectOf(before);
      const isKnown = old.question.isOurs || isAnswered(old.question, hear(before));
      if (!isKnown && old.named.length === 0) continue;
      // "Werkt u in Dordrecht?" "En in Rhoon?": only the town is asked for.
      if (named.length > 0 && !old.question.isOurs && question.asked.length === 0)
        return { question, named };
      const isOwn = question.subjects.length > 0;
      const carried = isOwn ? askedOf(old.question, question) : carriedFrom(old.question, question);
      return {
        question: {
          ...question,
          asked: [...question.asked, ...carried],
          subjects: [...question.subjects, ...old.question.subjects],
          isOurs: true,
          wanted:
            question.wanted ??
            (question.asked.length === 0 || OF_THE_SAME.test(question.text)
              ? old.question.wanted
              : undefined),
        },
        named: named.length > 0 ? named : isOwn ? [] : old.named,
      };
    }
    return { question, named };
  }

  function withSubjectOf(text: string) {
    return placed(plainDutch(text));
  }

  const plainDutch = (text: string) => (isEnglish(text) ? inDutch(text, words.english) : text);

  /** A question without the towns that it names, by their own name or by that of a quarter. */
  function placed(text: string) {
    const named = placesIn(text, townNames, true);
    const question = read(plain(without(text, named)));
    if (named.length > 0 || !(question.isOurs || WHERE.test(text))) return { question, named };
    for (const word of question.unknown) {
      const town = townOf.get(stem(word));
      if (town) return { question: read(plain(without(text, [word]))), named: [town] };
    }
    return { question, named };
  }

  /** What was asked of something else, where the same is asked of this: "en voor zonnepanelen?" */
  function askedOf(old: Question, question: Question): AskedWord[] {
    const isBare = /^ ?en\b/.test(question.text) && question.asked.every((each) => each.isSubject);
    if (!isBare && !OF_THE_SAME.test(question.text)) return [];
    return old.asked
      .filter(({ isSubject }) => !isSubject)
      .map((word) => ({ ...word, weight: word.weight * CARRIED }));
  }

  /** A question with a town but nothing else takes all of the one before; another its subjects. */
  function carriedFrom(old: Question, question: Question): AskedWord[] {
    const own = new Set(question.asked.flatMap(({ forms }) => [...forms.keys()]));
    const bare =
      question.asked.every(({ weight }) => weight < 0.2) || OF_THE_SAME.test(question.text);
    const isAbout = ({ forms }: AskedWord) =>
      [...forms.keys()].some((form) => old.subjects.includes(form));
    // Of a compound all parts: a bodemwarmtepomp is no other warmtepomp.
    const typed = new Set(old.asked.filter(isAbout).map((word) => word.typed));
    return old.asked
      .filter(
        ({ typed: word, isTopic, weight }) =>
          bare ||
          ((isTopic || (!old.isOurs && weight > 0.2)) && old.subjects.length === 0) ||
          typed.has(word),
      )
      .filter(({ forms }) => ![...forms.keys()].some((form) => own.has(form)))
      .map((word) => ({ ...word, weight: word.weight * (bare ? 1 : CARRIED) }));
  }

  function find(
    question: Question,
    named: readonly string[],
    hearing: Hearing,
    around: readonly AskedWord[] = [],
  ): FoundPassage[] {
    const general = judged(
      main.find(question.asked, question.text, hearing.passages),
      question,
      around,
      hearing,
    );
    if (named.length === 0) return general;
    const local = judged(
      named
        .flatMap((town) => textOf(town)?.find(question.asked, question.text) ?? [])
        .map((each) =>
          isPageOf(each.page, question.subjects)
            ? { ...each, score: each.score + WEIGHTS.service }
            : each,
        ),
      question,
      around,
      hearing,
    );
    const [here, anywhere] = [local[0], general[0]];
    // What a town's pages say of something else is no answer for being from that town.
    if (!here || here.misses > 0.5 || !isAnswer(here, question, hearing)) return general;
    // Prices are those of all towns: a page of one that has none leaves them to the others.
    const hasPrice = (found?: FoundPassage) =>
      answersWith(found?.passage.lines.join(' ') ?? '', question.wanted);
    const isPriceElsewhere = question.wanted === 'price' && !hasPrice(here) && hasPrice(anywhere);
    const isSaidElsewhere = anywhere !== undefined && here.lacksAspect > anywhere.lacksAspect;
    return isPriceElsewhere || isSaidElsewhere ? general : local;
  }

  /** Found passages by how well they fit what kind of answer was asked for. */
  function judged(
    found: readonly FoundPassage[],
    { asked, wanted, isMeaning }: Question,
    around: readonly AskedWord[],
    hearing: Hearing,
  ): FoundPassage[] {
    const hasGrant = asked.some(({ forms }) => GRANT.some((form) => forms.has(form)));
    const isGrantOnly = asked.every(
      ({ forms, weight, isSubject, isAspect }) =>
        isSubject || (weight < 0.2 && !isAspect) || GRANT.some((form) => forms.has(form)),
    );
    const wantsRow = wanted === 'price' || (hasGrant && (wanted === 'money' || isGrantOnly));
    return found
      .filter((each, at) => at < 80 || heardOf(hearing, each) > 0)
      .map((each) => {
        const { kind, heads, lines } = each.passage;
        let { score } = each;
        score += WEIGHTS.around * shareIn(each, around) + WEIGHTS.heard * heardOf(hearing, each);
        score -= WEIGHTS.misses * each.misses ** 2 + WEIGHTS.aspect * each.lacksAspect;
        const isGrant = stemsOf(heads.join(' ')).some((form) => GRANT.includes(form));
        const isPrice = wanted !== 'price' || !SAVING.test(heads.join(' '));
        const isRow =
          isPrice &&
          wantsRow &&
          each.lacksAspect === 0 &&
          kind === 'table' &&
          isGrant === hasGrant &&
          hasRow(lines, asked);
        if (isRow) score += WEIGHTS.row;
        // The row is the answer, whatever else was said around what it names.
        const coverage = isRow ? Math.max(each.coverage, WEIGHTS.leastOfRow) : each.coverage;
        if (!wanted && kind === 'table' && hasRowOf(lines, asked)) score += WEIGHTS.row / 2;
        if (wanted)
          score +=
            isPrice && answersWith(lines.join(' '), wanted) ? WEIGHTS.figure : -WEIGHTS.figure;
        if (kind === 'term')
          score +=
            each.likeness > 0.5 && (isMeaning || each.passage.asks)
              ? WEIGHTS.meaning
              : -WEIGHTS.meaning;
        if (!hasGrant && isGrant) score -= wanted === 'price' ? 2 * WEIGHTS.grant : WEIGHTS.grant;
        return { ...each, score, coverage };
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Whether a page is that of a service that was asked about. */
  const isPageOf = ({ title, path }: AnswerPage, subjects: readonly string[]) =>
    stemsOf(`${title} ${path}`).some((each) =>
      subjects.some(
        (subject) => each === subject || (subject.length > 4 && each.endsWith(subject)),
      ),
    );

  /** @param subjects which of the pages of a town come first */
  function answerTown(named: readonly string[], subjects: readonly string[] = []): Retrieved {
    const isAbout = (page: AnswerPage) => Number(isPageOf(page, subjects));
    const sources = pages
      .filter(({ town }) => named.includes(town ?? ''))
      .sort((a, b) => isAbout(b) - isAbout(a))
      .slice(0, MOST_SOURCES)
      .map(({ title, path }) => ({ title, url: path }));
    return { ...say('town', { town: named.join(' en ') }), sources };
  }

  /** Who names a town and asks for us reads first that we come there. */
  function alsoHere(said: Retrieved, towns: readonly string[]): Retrieved {
    if (said.handover || towns.length === 0) return said;
    const here = fill(words.replies.here, { town: towns.join(' en ') });
    return { ...said, answer: `${here}\n${said.answer}` };
  }

  function answerFrom(found: readonly FoundPassage[], question: Question, now: Date): Retrieved {
    const [best] = found;
    if (!best) return handOver('unknown', now);
    const near = found.filter(({ score }) => score >= best.score * ALSO).slice(0, MOST_PASSAGES);
    const lines = shorten(best.passage, question.asked, question.wanted);
    const { passage } = best;
    const said = titled(passage, lines);
    const answer = passage.handover ? [...said, reachUs(now)] : said;
    return {
      answer: answer.join('\n'),
      sources: sourcesOf(near),
      handover: passage.handover === true,
      passages: near.map((each) => ({
        ...sourceOf(each),
        text: [each.passage.heads.at(-1), ...each.passage.lines].filter(Boolean).join('\n'),
      })),
    };
  }

  /** With what it answers above it: "Ja." says little without its question, and a list without its heading. */
  const titled = ({ kind, heads }: Passage, lines: readonly string[]) => {
    const head = kind === 'own' || kind === 'note' ? undefined : heads.at(-1);
    return head ? [head, ...lines] : [...lines];
  };

  const sourceOf = ({ passage, page }: FoundPassage): AnswerSource => ({
    title: page.title,
    url: passage.anchor === '' ? page.path : `${page.path}#${passage.anchor}`,
  });

  /** The page of the answer, the one on which one reads on, and others that come near it. */
  function sourcesOf(found: readonly FoundPassage[]): AnswerSource[] {
    const byPage = new Map<AnswerPage, AnswerSource>();
    for (const each of found) {
      if (!byPage.has(each.page)) byPage.set(each.page, sourceOf(each));
      const more = each === found[0] ? pages[each.passage.see ?? -1] : undefined;
      if (more && !byPage.has(more)) byPage.set(more, { title: more.title, url: more.path });
    }
    return [...byPage.values()].slice(0, MOST_SOURCES);
  }

  const hearComplaint = (now: Date): Retrieved => ({
    ...handOver('complaint', now),
    sources: [
      { title: titleAt('/algemene-voorwaarden'), url: '/algemene-voorwaarden#11-klachten' },
      contact,
    ],
  });

  /** What tells whether a passage answers a question, in the order of `SIGNS`. */
  function signsOf(best: FoundPassage, question: Question, hearing: Hearing): number[] {
    return [
      clamped(hearing.outside),
      clamped(hearing.complaint),
      heardOf(hearing, best),
      hearing.nearest,
      best.score,
      best.coverage,
      best.likeness,
      best.misses,
      best.lacksAspect,
      Number(question.isOurs),
      Number(question.subjects.length > 0),
      Number(question.unknown.length > 0),
      Number(ABOUT_US.test(question.text)),
      Number(isOutside(question)),
    ];
  }

  const isAnswered = (question: Question, hearing: Hearing) =>
    isAnswer(find(question, [], hearing)[0], question, hearing);

  function isAnswer(
    best: FoundPassage | undefined,
    question: Question,
    hearing: Hearing,
  ): best is FoundPassage {
    if (!best) return false;
    const { asked, subjects } = question;
    const strange = asked.filter(
      ({ forms, weight }) => weight > 0.2 && [...forms.keys()].some((form) => outside.has(form)),
    );
    const isStrange = strange.some(({ forms }) => ![...forms.keys()].some(best.has));
    // Whether we do something that is none of our subjects, no text about something else tells.
    const isOffer = asked.some(({ typed }) => typed === 'aanbod');
    const isTopic = subjects.length > 0 || asked.some((each) => each.isTopic);
    const isOther = !isTopic || strange.length > 0 || best.lacksAspect > 0.3;
    if (isOffer && best.passage.kind !== 'own' && isOther) return false;
    if (best.likeness >= WEIGHTS.sameQuestion && !isStrange) return true;
    const isFar = subjects.length === 0 || best.likeness < 0.5;
    if (strange.length > 0 && (!question.isOurs || (isStrange && isFar))) return false;
    const signs = signsOf(best, question, hearing);
    watch?.(signs, placeOf.get(best.passage));
    return oddsOf(signs) > WEIGHTS.sure;
  }

  /** Each question of a message by itself; what people tell of their house only where all of it leads nowhere. */
  function answer(
    text: string,
    earlier: readonly string[],
    now: Date,
    heardText = text,
  ): Retrieved {
    const whole = answerOne(text, earlier, now, '', heardText);
    if (whole.isFinal) return whole;
    const questions = questionsIn(text);
    const before: string[] = [...earlier];
    if (questions.length > 1 && questions.length <= MOST_QUESTIONS) {
      const said = questions.map((each): Outcome => {
        const one = answerOne(each, before, now);
        before.push(each);
        return one;
      });
      // One that was found by half is no answer beside another.
      const known = said.filter(
        ({ handover, isSure }, at) =>
          !handover &&
          isSure !== false &&
          said.findIndex((each) => each.answer === said[at]?.answer) === at,
      );
      if (known.length > 1) return together(known);
    }
    if (whole.isSure) return whole;
    for (const clause of clausesIn(text)) {
      if (clause.length >= text.length) continue;
      const rest = text.replace(clause, ' ');
      const told = withSubjectOf(rest).question.subjects.length > 0 ? [rest] : [];
      const one = answerOne(clause, [...earlier, ...told], now, rest);
      // What is told and not asked is an answer only to who got none.
      const isBetter = whole.handover ? one.isSure : one.isSame && questionsIn(clause).length > 0;
      if (!one.handover && isBetter) return one;
    }
    return whole;
  }

  /** How much a passage says of what was told around a question. */
  function shareIn({ has }: FoundPassage, around: readonly AskedWord[]): number {
    let found = 0;
    let all = 0;
    for (const { forms, weight } of around) {
      all += weight;
      if ([...forms.keys()].some(has)) found += weight;
    }
    return all === 0 ? 0 : found / all;
  }

  function together(said: readonly Retrieved[]): Retrieved {
    const sources = said.flatMap((each) => each.sources.slice(0, 1));
    return {
      answer: said.map((each) => each.answer).join('\n'),
      sources: sources.filter(
        ({ url }, at) => sources.findIndex((each) => each.url === url) === at,
      ),
      handover: false,
      passages: said.flatMap(({ passages }) => passages.slice(0, 2)).slice(0, MOST_PASSAGES),
    };
  }

  /** @param rest what was told around it */
  function answerOne(
    text: string,
    earlier: readonly string[],
    now: Date,
    rest = '',
    heardText = text,
  ): Outcome {
    const atHome = placesIn(text, [reach.city]);
    const { question, named } = withSubject(without(text, atHome), earlier);
    const isCarried = question.asked.some(({ typed }) => !wordsOf(plain(text)).includes(typed));
    const places = [...atHome, ...named];
    const alone = hear(without(heardText, places));
    const isClear = alone.passages.some((each) => alone.shareOf(each) > WEIGHTS.clear);
    // What only makes sense after what was asked before is heard with it.
    const before = isCarried && !isClear ? earlier.at(-1) : undefined;
    const hearing = before ? hear(without(`${before} ${heardText}`, places)) : alone;
    const away = placesIn(text, words.elsewhere).filter(
      (name) => !main.words.has(name.toLowerCase()) || isNamed(text, name),
    );
    const said = wordsOf(without(text, [...named, ...away, ...atHome])).join(' ');
    const isBare = !question.isOurs;
    const isOnlyPlace = question.asked.every(
      ({ typed, weight }) =>
        weight < 0.2 || WHERE.test(typed) || question.subjects.includes(stem(typed)),
    );
    if (atHome.length > 0 && !isOutside(question) && isOnlyPlace) {
      return { ...say('home', { town: reach.city }), sources: [contact] };
    }
    const isOnlyWhere =
      away.length > 0 && !/\S/.test(said.replace(/\b(?:en|of|ook|in|bij|voor|dan)\b/g, ''));
    if (away.length > 0 && (isBare || isOnlyWhere || WHERE.test(said))) {
      return handOver('elsewhere', now, { town: away.join(' en ') });
    }
    if (
      named.length > 0 &&
      isBare &&
      question.asked.every(({ typed, weight }) => weight < 0.2 || WHERE.test(typed))
    ) {
      return answerTown(named);
    }
    if (named.length > 0 && comesAt >= 0 && alone.shareOf(comesAt) > WEIGHTS.asksWhere)
      return answerTown(named, question.subjects);
    if (complains(` ${said} `) && isComplaint(question))
      return { ...hearComplaint(now), isFinal: true };
    const isForUs =
      ABOUT_US.test(wordsOf(text).join(' ')) ||
      question.asked.some(({ typed }) => ACTS.test(typed));
    const askedFor = isForUs ? placesIn(text, townNames, true) : [];
    const around = read(plain(rest)).asked.filter(({ weight }) => weight > 0.2);
    const found = find(question, named, hearing, around);
    if (named.length > 0 && isBareSubject(question, named))
      return answerTown(named, question.subjects);
    if (isAnswer(found[0], question, hearing) && tellsPrice(found[0], question)) {
      const sure = isSure(found[0], question);
      // Of somebody who asks for us in a town, what that town's pages say of something like it is no answer.
      if (askedFor.length > 0 && found[0].page.town && !sure)
        return answerTown(named, question.subjects);
      const said = {
        ...alsoHere(answerFrom(found, question, now), askedFor),
        isSure: sure,
        isSame: sure && (found[0]?.likeness ?? 0) >= WEIGHTS.sameQuestion,
      };
      const [first, ...others] = said.sources;
      if (!first || named.length === 0 || found[0]?.page.town) return said;
      // What holds everywhere, and the page of the town that was named.
      const [local] = answerTown(named, question.subjects).sources;
      const sources = [first, ...(local ? [local] : []), ...others].slice(0, MOST_SOURCES);
      return { ...said, sources };
    }
    if (hearing.complaint > WEIGHTS.complaint && !isOutside(question)) return hearComplaint(now);
    const [near] = found;
    // What it is about has a page; what was asked of it does not stand there.
    if (!isOutside(question) && near && question.subjects.length > 0 && near.misses === 0) {
      if (askedFor.length > 0) return answerTown(named, question.subjects);
      const { title, path } = near.page;
      return { ...handOver('nearby', now), sources: [{ title, url: path }, contact] };
    }
    return handOver(isOutside(question) ? 'outside' : 'unknown', now);
  }

  /** Who asks for a price is not helped by a text that says nothing of money. */
  const tellsPrice = (best: FoundPassage | undefined, { wanted }: Question) =>
    wanted !== 'price' ||
    best === undefined ||
    best.likeness >= WEIGHTS.sameQuestion ||
    (best.lacksAspect < 0.25 &&
      OF_MONEY.test([...best.passage.heads.slice(-1), ...best.passage.lines].join(' ')));

  /** Well enough that a part of a message alone may be answered by it. */
  const isSure = (best: FoundPassage | undefined, { isOurs, subjects, unknown }: Question) =>
    best !== undefined &&
    isOurs &&
    (subjects.length > 0 || best.coverage >= WHOLE || best.likeness >= WEIGHTS.sameQuestion) &&
    unknown.length === 0 &&
    best.misses < 0.5 &&
    best.coverage >= SURE;

  /** Only what, and where: warmtepomp Dordrecht. */
  const isBareSubject = ({ asked, subjects }: Question, named: readonly string[]) =>
    pages.some((page) => named.includes(page.town ?? '') && isPageOf(page, subjects)) &&
    asked.every(
      ({ typed, weight, isSubject }) =>
        isSubject || weight < 0.2 || ACTS.test(typed) || WHERE.test(typed),
    );

  /** A question about how complaints are handled is answered like any other. */
  const isComplaint = (question: Question) =>
    (main.find(question.asked, question.text)[0]?.likeness ?? 0) < WEIGHTS.sameQuestion;

  return {
    ask(question, earlier, now) {
      if (isDanger(question))
        return {
          ...say('danger'),
          sources: [{ ...contact, url: '/contact#ruikt-u-gas' }],
          handover: true,
        };
      const talk = smallTalk(question);
      if (talk) return say(talk);
      if (isOrder(question)) return handOver('outside', now);
      if (!isEnglish(question)) return answer(question, earlier, now);
      const found = answer(inDutch(question, words.english), earlier, now, question);
      return { ...found, answer: `${found.answer}\n${fill(ENGLISH_LINE)}` };
    },
  };
}

/** Log-odds of which the last of doubt is gone say no more for being larger. */
const clamped = (odds: number) => Math.max(-6, Math.min(6, odds));

/** A question without the names of places in it: those say where, not what. */
function without(text: string, names: readonly string[]): string {
  const gone = new Set(names.flatMap((name) => wordsOf(name)).filter((word) => word.length > 2));
  return wordsOf(text)
    .filter((word) => !gone.has(word))
    .join(' ');
}
