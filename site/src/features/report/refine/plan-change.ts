import type { MeasureId, Report, RouteId } from '@sens/engine';
import { inSentence, MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REFINE_COPY as COPY } from './copy.ts';

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

/**
 * What an answer does to the plan, in sentences: another way of heating with its ground, and the
 * measures that leave or join. Empty when the steps stay the same.
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
    ...(added.length > 0 ? [COPY.stepsAdded(names(added))] : []),
  ];
}
