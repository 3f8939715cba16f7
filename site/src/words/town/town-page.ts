import type { Figures } from '@sens/engine';
import type { Province, Said, Town, TownRules } from '../../town-schemas.ts';
import { without } from './neighbourhood-kinds.ts';
import { type NeighbourhoodTable, neighbourhoodTable } from './neighbourhood-table.ts';
import { pageValues } from './page-values.ts';
import { phrasesFor } from './phrases.ts';
import { type Source, sourceNames } from './source-names.ts';
import { type ExampleTable, exampleTable } from './town-example.ts';
import { type TownHouse, townHouse } from './town-houses.ts';
import { holds, isOf } from './town-kinds.ts';

/** What a town's page about one service says of that town. */
export interface TownPage {
  /** Under the page's title. */
  subtitle: string | undefined;
  intro: string;
  title: string;
  /** What the facts mean here, a paragraph each. */
  meaning: readonly string[];
  table: (NeighbourhoodTable & { title: string; note: string }) | null;
  example: (ExampleTable & { title: string; text: string; house: TownHouse }) | null;
  /** Two of the four reasons to choose us, told of this town. */
  reasons: { local: string; complete: string };
  benefits: { title: string; items: readonly string[] };
  process: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** Which subsidy there is. */
  subsidy: string;
  /** Where it is from, each once, with its year. */
  sources: readonly string[];
}

/** The title of a table: another one where a column that the first speaks of is not there. */
const titleOf = (
  { title, without: others = {} }: TownRules['table'],
  { heads }: NeighbourhoodTable,
) => Object.entries(others).find(([head]) => !heads.includes(head))?.[1] ?? title;

/** The values that name a grant. */
const GRANTS = ['isde', 'isdeTotaal', 'isdeJaar'];

/** The page of the scheme's own on which the grants of a service stand. */
function grantSource(service: string, { isde, sources }: Figures): Source {
  const { publisher, url } =
    service === 'warmtepompen' ? sources.rvoWarmtepomp : sources.rvoIsolatie;
  return { source: `${publisher}, ISDE`, year: isde.year, url };
}

/** What all towns have in common with one another: what they are measured against. */
export interface Beside {
  province: Province;
  towns: readonly Town[];
  /** The heading of the table of villages, where a town has no neighbourhoods of its own. */
  villages: string;
}

/**
 * The town's own part of its page: rules over its facts choose and fill the sentences. Pure; what is
 * not known is not said.
 * @param today ISO date for the example
 */
export function townPage(
  town: Town,
  service: string,
  rules: TownRules,
  { province, towns, villages }: Beside,
  figures: Figures,
  today: string,
): TownPage {
  const house = townHouse(town, service);
  const named = without(town.neighbourhoods, rules.unnamed);
  const values = pageValues(town, service, named, { province, towns }, figures, today);
  const phrases = phrasesFor(values, town.facts, town.order);
  const say = (said: Said, place: number): string | undefined => {
    if (Array.isArray(said)) return phrases.choose(said, place);
    for (const [kind, phrasings] of Object.entries(said)) {
      const chosen = isOf(kind, town, province) ? phrases.choose(phrasings, place) : undefined;
      if (chosen) return chosen;
    }
    return undefined;
  };
  const filled = (text: string) => text.replaceAll('{town}', town.name);
  const meaning = Object.entries(rules.rules).flatMap(([rule, phrasings], place) => {
    const text = holds(rule, town, province) ? phrases.choose(phrasings, place) : undefined;
    return text ?? [];
  });
  const rows = neighbourhoodTable(town, service, rules.table.advice);
  const text = say(rules.example.text, 8);
  const questions = rules.faq.flatMap((ways, place) => {
    for (const { question, answer } of [ways].flat()) {
      const asked = phrases.first(question);
      const chosen = asked && say(answer, place + 9);
      if (chosen) return [{ question: asked, answer: chosen }];
    }
    return [];
  });
  const page = {
    subtitle: say(rules.subtitle, 12),
    intro: say(rules.intro, 4) ?? '',
    title: filled(rules.title),
    meaning,
    table: rows && {
      ...rows,
      title: filled(rows.isOfVillages ? villages : titleOf(rules.table, rows)),
      note: say(rules.table.note, 0) ?? '',
    },
    example: text
      ? {
          title: filled(rules.example.title),
          text,
          house,
          ...exampleTable(
            { ...town, neighbourhoods: named },
            service,
            rules.example.columns,
            figures,
            today,
          ),
        }
      : null,
    reasons: {
      local: say(rules.reasons.local, 1) ?? '',
      complete: say(rules.reasons.complete, 2) ?? '',
    },
    benefits: {
      title: filled(rules.benefits.title),
      items: rules.benefits.items.flatMap((item, place) => say(item, place + 3) ?? []),
    },
    process: rules.process.map(({ title, text: step }, place) => ({
      title,
      text: say(step, place + 6) ?? '',
    })),
    questions,
    subsidy: say(rules.subsidy, 7) ?? '',
  };
  // Only now all is said that cites anything.
  const columns = page.example ? Object.values(rules.example.columns) : [];
  const said = new Set([...phrases.used, ...columns.map((name) => name.slice(1, -1))]);
  const cited = [
    town.figures.periods,
    town.figures.types,
    ...phrases.told,
    ...(rows?.sources ?? []),
    ...(said.has('kwp') && town.figures.solarCapacity ? [town.figures.solarCapacity] : []),
    ...(GRANTS.some((name) => said.has(name)) ? [grantSource(service, figures)] : []),
  ];
  return { ...page, sources: sourceNames(cited) };
}
