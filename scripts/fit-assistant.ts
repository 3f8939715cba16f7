/**
 * Fits by which signs the assistant tells an answer from none (`assistant/terms/signs.ts`). Each question that was heard
 * is asked of an assistant that heard the others only; those of one passage are kept out in thirds, as they stand in
 * the file, so that what one writer wrote is told by what others did. Needs a built site.
 * Usage: `node scripts/fit-assistant.ts`; prints the counts, and what is won and lost from which log-odds on.
 */
import {
  createAssistant,
  createHearing,
  learn,
  oddsOf,
  questionsHeard,
  SIGNS,
} from '@sens/assistant';
import { builtAssistant } from '../built/lib/built-assistant.ts';

const PARTS = 3;
const MONDAY = new Date('2026-11-23T09:00:00Z');
/** Logistic regression by gradient descent over all at once: few signs, so many rounds are cheap. */
const ROUNDS = 4_000;
const RATE = 0.5;
const HOLD = 1e-3;

interface Weighed {
  signs: readonly number[];
  isAnswer: boolean;
}

const { file } = await builtAssistant();
const listOf = ({ passage, kind }: (typeof file.heard)[number]) => String(passage ?? kind);
const sizes = Map.groupBy(file.heard, listOf);
const seen = new Map<string, number>();
const parts = file.heard.map((each) => {
  const list = listOf(each);
  const at = seen.get(list) ?? 0;
  seen.set(list, at + 1);
  // Those that are not for us stand by kind: of each kind a third is kept out.
  return each.kind ? at % PARTS : Math.floor((at * PARTS) / (sizes.get(list)?.length ?? 1));
});

function weighedIn(part: number): Weighed[] {
  const heard = file.heard.filter((_each, at) => parts[at] !== part);
  const known = { ...file, heard };
  let first: { signs: readonly number[]; passage: number | undefined } | undefined;
  const watch = (signs: readonly number[], passage: number | undefined) => {
    first ??= { signs, passage };
  };
  const assistant = createAssistant(known, createHearing(learn(questionsHeard(known))), watch);
  return file.heard.flatMap((each, at): Weighed[] => {
    if (parts[at] !== part || each.kind === 'other') return [];
    first = undefined;
    assistant.ask(each.text, [], MONDAY);
    if (!first) return [];
    const { signs, passage } = first;
    if (each.kind) return [{ signs, isAnswer: false }];
    // Another passage may be right as well, or not: nobody has judged it.
    return passage === each.passage ? [{ signs, isAnswer: true }] : [];
  });
}

function fitted(all: readonly Weighed[]): number[] {
  const width = (all[0]?.signs.length ?? 0) + 1;
  const counts = Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = Array<number>(width).fill(0);
    for (const { signs, isAnswer } of all) {
      const miss = 1 / (1 + Math.exp(-oddsOf(signs, counts))) - Number(isAnswer);
      slope[0] = (slope[0] ?? 0) + miss;
      for (const [at, sign] of signs.entries()) slope[at + 1] = (slope[at + 1] ?? 0) + miss * sign;
    }
    for (let at = 0; at < width; at += 1) {
      const pull = (slope[at] ?? 0) / all.length + (at === 0 ? 0 : HOLD * (counts[at] ?? 0));
      counts[at] = (counts[at] ?? 0) - RATE * pull;
    }
  }
  return counts;
}

const all = Array.from({ length: PARTS }, (_, part) => weighedIn(part)).flat();
const counts = fitted(all);
console.log(
  `${all.length} weighed, ${all.filter(({ isAnswer }) => isAnswer).length} right answers`,
);
for (const [at, name] of Object.keys(SIGNS).entries())
  console.log(`  ${name}: ${counts[at]?.toFixed(2)},`);
for (const sure of [-1.5, -1, -0.7, -0.4, 0, 0.5]) {
  const share = (isAnswer: boolean) => {
    const these = all.filter((each) => each.isAnswer === isAnswer);
    return these.filter(({ signs }) => oddsOf(signs, counts) > sure).length / these.length;
  };
  console.log(
    `from ${sure}: ${(100 * share(true)).toFixed(1)}% of right answers given, ${(100 * share(false)).toFixed(1)}% of what is not for us answered`,
  );
}
