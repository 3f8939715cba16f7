import type { Figures } from '@sens/engine';
import type { Province, Town, TownRules } from '../../town-schemas.ts';
import { type NeighbourhoodTable, neighbourhoodTable } from './neighbourhood-table.ts';
import { phrasesFor } from './phrases.ts';
import { exampleValues, type TownHouse, townHouse } from './town-example.ts';
import { eraOf, townValues } from './town-values.ts';

/** What a town's page about one service says of that town. */
export interface TownPage {
  /** Under the page's title. */
  subtitle: string | undefined;
  title: string;
  /** What the facts mean here, a paragraph each. */
  meaning: readonly string[];
  table: (NeighbourhoodTable & { title: string; note: string }) | null;
  example: { title: string; text: string; house: TownHouse } | null;
  questions: readonly { question: string; answer: string }[];
  /** Where it is from, each once, with its year. */
  sources: readonly string[];
}

/** Much more or much less than the province, in points of a per cent. */
const MUCH = { panels: 8, fewPanels: 5 };

/** Whether a rule holds for a town. A rule that is not named holds where its facts are known. */
function holds(rule: string, { figures }: Town, province: Province): boolean {
  const era = eraOf(figures.periods.value);
  const flats = figures.types.value[4] ?? 0;
  const social = figures.social?.value ?? 0;
  const district = figures.districtHeating?.value ?? 0;
  const ahead = figures.panels.value - province.panels.value;
  switch (rule) {
    case 'vooroorlogs':
    case 'naoorlogs':
    case 'jaren-zeventig-tachtig':
    case 'jong':
    case 'gemengd':
      return era === rule;
    case 'veel-panelen':
      return ahead >= MUCH.panels;
    case 'weinig-panelen':
      return ahead <= -MUCH.fewPanels;
    case 'gewoon-panelen':
      return ahead < MUCH.panels && ahead > -MUCH.fewPanels;
    case 'veel-warmtenet':
      return district >= 15;
    case 'stadswarmte':
      return district >= 9;
    case 'corporaties':
      return social >= 33;
    case 'appartementen':
      return flats >= 40;
    case 'eigen-huis':
      return figures.owned.value >= 55;
    default:
      return true;
  }
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
  province: Province,
  figures: Figures,
  today: string,
): TownPage {
  const house = townHouse(town, service);
  const values = {
    ...townValues(town, province),
    ...exampleValues(house, service, figures, today),
  };
  const phrases = phrasesFor(values, town.facts, town.order);
  const meaning = Object.entries(rules.rules).flatMap(([rule, phrasings], place) => {
    const text = holds(rule, town, province) ? phrases.choose(phrasings, place) : undefined;
    return text ?? [];
  });
  const rows = neighbourhoodTable(town, service);
  const text = phrases.choose(rules.example.text, 8);
  const questions = rules.faq.flatMap(({ question, answer }, place) => {
    const chosen = phrases.choose(answer, place + 9);
    return chosen ? [{ question: question.replaceAll('{town}', town.name), answer: chosen }] : [];
  });
  const { periods, types } = town.figures;
  const named = [periods, types].map(({ source, year }) => `${source}, ${year}`);
  const told = phrases.told.map(({ source, year }) =>
    year === 'onbekend' || source.includes(String(year)) ? source : `${source}, ${year}`,
  );
  return {
    subtitle: phrases.choose(rules.subtitle, 12),
    title: rules.title.replaceAll('{town}', town.name),
    meaning,
    table: rows && {
      ...rows,
      title: rules.table.title.replaceAll('{town}', town.name),
      note: phrases.choose(rules.table.note, 0) ?? '',
    },
    example: text
      ? { title: rules.example.title.replaceAll('{town}', town.name), text, house }
      : null,
    questions,
    sources: [...new Set([...named, ...(rows?.sources ?? []), ...told])],
  };
}
