import { layersOf } from '@sens/contract';
import { installations, type Report } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { VIEW_COPY } from './copy.ts';
import { drawnPanels } from './panel-shape.ts';

const COPY = VIEW_COPY.note;

/** What is said below the pictures of a report's house: what of its plan they show, and nothing else. */
export function pictureNote(report: Pick<Report, 'dwelling' | 'plan'>): string {
  if (report.plan.length === 0) return COPY.now;
  const type = report.dwelling.woningtype.value;
  const drawn = layersOf(type);
  const [now, later] = [installations(report, false), installations(report, true)];
  const hasMorePanels = drawnPanels(type, later.panels) > drawnPanels(type, now.panels);
  const outside = [
    ...(hasMorePanels ? [now.panels > 0 ? COPY.morePanels : COPY.panels] : []),
    ...(drawn.includes('pump') && later.heatPump && !now.heatPump ? [COPY.pump] : []),
  ];
  const things = [...outside, ...(drawn.includes('glass') && later.glass ? [COPY.glass] : [])];
  const hasColour = later.insulated.length > 0;
  const words = [COPY.example, seenWords(things, hasColour)];
  return [...words, ...(outside.length > 0 ? [COPY.place] : [])].join(' ');
}

function seenWords(things: readonly string[], hasColour: boolean): string {
  if (things.length === 0) return hasColour ? COPY.colour : COPY.unseen;
  return (hasColour ? COPY.seenAndColour : COPY.seen)(andList(things));
}
