import { heatsWithBoiler, type Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';

/** What costs nothing and can be done today, with what it saves; nothing where that is not in this house. */
export function freeWords({ considered }: Pick<Report, 'considered'>): string {
  for (const { reasons, savingCentsPerYear } of considered) {
    const [first] = reasons;
    if (first?.code !== 'kost-niets') continue;
    const water = heatsWithBoiler(first.values.verwarming)
      ? 'zet alleen het verwarmingswater van de ketel op 60 graden en '
      : '';
    return `Dit kan vandaag al, gratis: ${water}stel de radiatoren bij. Dat scheelt ${formatEuroRange(savingCentsPerYear)} per jaar.`;
  }
  return '';
}
