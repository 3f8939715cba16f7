import { figures2026, type SourceRef } from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { formatPeriod } from '#lib/format-nl.ts';
import { withUnits } from '#lib/units.ts';

const byId = new Map(citations2026.map((citation) => [citation.id, citation]));

/** A figure as it is cited: what it is, who published it, and when. */
const cite = ({ label, publisher, date }: SourceRef) =>
  `${withUnits(label)} (${publisher}, ${formatPeriod(date)})`;

/** What facts are about that are no figure of the engine themselves, by how their id begins. */
const TOPICS: [start: string, words: string][] = [
  ['isde.', `ISDE-regels van ${figures2026.isde.year} (RVO)`],
  ['use.', 'gasverbruik van woningen naar bouwjaar (CBS)'],
  ['mc.gem', 'gemiddeld energieverbruik (Milieu Centraal)'],
  ['mc.net', 'verwarmen met een warmtenet (Milieu Centraal)'],
  ['mc.heat.', 'gasverbruik naar woningtype en isolatie (Milieu Centraal)'],
  ['mc.', 'Milieu Centraal'],
  ['rc.', 'isolatiewaarden naar bouwjaar'],
  ['ins.', 'kosten en besparing van isolatie (Milieu Centraal)'],
  ['zb.', 'opbrengst van een zonneboiler (Milieu Centraal)'],
  ['vbw.', 'voorbeeldwoningen (RVO)'],
  ['price.', 'energieprijzen'],
];

/** How an id of a fact looks, such as `isde.wp.lw`, `isde.*` or `svve`. */
const ID = /\b[a-z]+\.[\w*.-]*[\w*]|^svve$/g;

/** A persona's source for who reads along: names in Dutch, and the ids of the facts behind them. */
export function sourceNames(source: string): { names: string[]; ids: string[] } {
  const ids = source.split(/[,;]\s+/).flatMap((part) => part.match(ID) ?? []);
  const names = ids.flatMap((id) => {
    const figure = byId.get(id);
    if (figure) return [cite(figure)];
    const topic = TOPICS.find(([start]) => id.startsWith(start));
    return topic ? [topic[1]] : [];
  });
  return { names: [...new Set(names)], ids: [...new Set(ids)] };
}
