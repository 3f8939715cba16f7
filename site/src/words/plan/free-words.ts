import type { Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { COLDER_CURVE } from './reason-words.ts';

/** What costs nothing and can be done today, with what it saves; nothing where that is not in this house. */
export function freeWords({ considered }: Pick<Report, 'considered'>): string {
  for (const { reasons, savingCentsPerYear } of considered) {
    const [first] = reasons;
    if (first?.code !== 'kost-niets') continue;
    const { verwarming } = first.values;
    const start = 'Dit kan vandaag al, gratis:';
    // Beside a boiler the pump's own control sets the water: what that saves, nobody cites.
    if (verwarming === 'hybride') return `${start} stel de radiatoren bij. ${COLDER_CURVE}`;
    const water =
      verwarming === 'cv-ketel'
        ? 'zet alleen het verwarmingswater van de ketel op 60 graden en '
        : '';
    return `${start} ${water}stel de radiatoren bij. Dat scheelt ${formatEuroRange(savingCentsPerYear)} per jaar.`;
  }
  return '';
}
