import type { Range, Report } from '@sens/engine';
import { formatEuroEstimate, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { COLDER_CURVE } from './reason-words.ts';

/** What is saved a year: a low end that rounds to nothing is none, and nothing at all is no sentence. */
function savedWords({ low, high }: Range): string | undefined {
  if (roundEstimate(high / 100) <= 0) return undefined;
  const isSome = roundEstimate(low / 100) > 0;
  const saved = isSome ? formatEuroRange({ low, high }) : `hoogstens ${formatEuroEstimate(high)}`;
  return `Dat scheelt ${saved} per jaar.`;
}

/** What costs nothing and can be done today, with what it saves; nothing where that is not in this house, or saves nothing. */
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
    const saved = savedWords(savingCentsPerYear);
    return saved ? `${start} ${water}stel de radiatoren bij. ${saved}` : '';
  }
  return '';
}
