import type { MeasureId, Report, RouteId } from '@sens/engine';
import { inSentence, MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import { whyGone } from './why-gone.ts';

const chosen = ({ routes }: Report): RouteId | undefined => routes.find((one) => one.chosen)?.id;
const canGo = ({ routes }: Report, id: RouteId) => routes.some((one) => one.id === id);

const names = (ids: readonly MeasureId[]) =>
  ids.map((id) => inSentence(MEASURE_WORDS[id].name)).join(', ');

/** Why the plan heats the house in another way than before; nothing when it does not. */
function routeChange(before: Report, after: Report, cause: string): string[] {
  const [was, is] = [chosen(before), chosen(after)];
  if (!was || !is || was === is) return [];
  if (!canGo(after, was)) {
    const ground = after.leftOut.find(({ id }) => id === was)?.reason;
    if (ground?.code === 'niet-gewenst') {
      return [COPY.routeUnwanted(COPY.routes[was]), COPY.routeNow(COPY.routes[is])];
    }
    return [
      COPY.routeGone(cause, COPY.routes[was]),
      ...(ground ? [reasonWords(ground)] : []),
      COPY.routeNow(COPY.routes[is]),
    ];
  }
  if (!canGo(before, is)) {
    return [COPY.routeOpens(cause, COPY.routes[is]), COPY.routeNow(COPY.routes[is])];
  }
  return [COPY.routeBetter(cause, COPY.routes[is], COPY.routes[was])];
}

/** With another way of heating goes what that asked for: of the rest, and of the way itself where it still can be, is said why. */
function toExplain(gone: readonly MeasureId[], before: Report, after: Report): MeasureId[] {
  const was = chosen(before);
  if (!was || was === chosen(after)) return [...gone];
  return gone.filter((id) => id === 'zonnepanelen' || (id === was && canGo(after, was)));
}

/**
 * What an answer does to the plan, in sentences: another way of heating with its ground, the measures that leave with
 * theirs, and those that join. Empty when the steps stay the same.
 * @param cause who or what changed it, such as "Door dit antwoord"
 */
export function planChange(before: Report, after: Report, cause: string): string[] {
  const [was, is] = [before, after].map(({ plan }) => plan.map(({ id }) => id));
  const gone = was?.filter((id) => !is?.includes(id)) ?? [];
  const added = is?.filter((id) => !was?.includes(id)) ?? [];
  const route = routeChange(before, after, cause);
  return [
    ...route,
    ...(gone.length > 0 ? [COPY.stepsGone(route.length > 0 ? '' : cause, names(gone))] : []),
    ...whyGone(toExplain(gone, before, after), before, after),
    ...(added.length > 0 ? [COPY.stepsAdded(names(added))] : []),
  ];
}
