import { figures2026 } from '@sens/engine';
import { TOWN_NAMES } from '../../site/src/lib/landing-pages.ts';
import { FACT_TOPICS, type Province, type Town } from '../../site/src/town-schemas.ts';
import { pageValues } from '../../site/src/words/town/page-values.ts';
import { exampleValues } from '../../site/src/words/town/town-example.ts';
import { townHouse } from '../../site/src/words/town/town-houses.ts';
import { type Parsed, type Problem, problemAt, textsIn } from './content-file.ts';
import { nearest } from './nearest.ts';

/** What a text may name between its braces, by where in its file it stands. */
type NamesAt = (path: readonly PropertyKey[]) => readonly string[];

/** Which service and which day it is changes what is known, never what it is called. */
const [SERVICE, DAY] = ['advies', '2026-01-01'];

/**
 * What the sentences of content/town-rules may name: what the town's own functions give, so that a new value
 * is known here as soon as it is there.
 * @param towns at least one
 */
export function ruleNames(towns: readonly [Town, ...Town[]], province: Province): NamesAt {
  const [town] = towns;
  const all = { province, towns };
  const sentence = [
    ...Object.keys(pageValues(town, SERVICE, town.neighbourhoods, all, figures2026, DAY)),
    ...FACT_TOPICS.flatMap((topic) => [`fact:${topic}`, `fact1:${topic}`]),
  ];
  const column = Object.keys(exampleValues(townHouse(town, SERVICE), SERVICE, figures2026, DAY));
  return (path) => {
    if (path.includes('columns')) return column;
    if (path.includes('cells') || (path[0] === 'process' && path.at(-1) === 'title')) return [];
    return path.at(-1) === 'title' || path.includes('without') ? ['town'] : sentence;
  };
}

/** What texts of content/landing.yaml may name besides the town. */
const OF_LANDING: Readonly<Record<string, readonly string[]>> = {
  subtitle: [...TOWN_NAMES, 'service'],
  'words.chartNote': [...TOWN_NAMES, 'count', 'year'],
  'words.more': ['article', 'href', 'updated'],
  'words.villages': ['town'],
};

export const landingNames: NamesAt = (path) => OF_LANDING[path.join('.')] ?? TOWN_NAMES;

/** The same for `landing` of content/services. */
export const serviceNames: NamesAt = ([part]) => (part === 'landing' ? TOWN_NAMES : []);

/** What stands between single braces; between two it is a token of all texts. */
const NAMED = /(?<!\{)\{([^{}]*)\}(?!\})/g;

/**
 * Names that no town has, in Dutch. A sentence with one would be left out without a word, or stand on the page
 * with its braces.
 */
export function strangeNames(parsed: Parsed, namesAt: NamesAt): Problem[] {
  return textsIn(parsed.value).flatMap(([path, text]) => {
    const names = namesAt(path);
    return [...text.matchAll(NAMED)]
      .filter(([, name = '']) => !names.includes(name))
      .map(([token, name = '']) => {
        const message = `${path.join('.')}: de naam "${token}" bestaat hier niet; ${remedy(name, names)}`;
        return problemAt(parsed, path, message);
      });
  });
}

function remedy(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  if (meant) return `bedoelt u {${meant}}?`;
  if (names.length === 0) return 'laat hem weg';
  const few = names.length <= 5 ? names : FACT_TOPICS.map((topic) => `fact:${topic}`);
  return names.length <= 5 || name.startsWith('fact')
    ? `schrijf ${few.map((each) => `{${each}}`).join(' of ')}`
    : 'schrijf een naam die in content/town-rules al voorkomt';
}
