import type { HeatPumpCheck, HeatPumpKind, SoundAdvice } from '@sens/engine';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { EXTRA_CHOICE_WORDS } from './extra-words.ts';
import { recommendedVerdict } from './verdict-words.ts';

const figure = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** A distance as a figure: "4,5". */
export const metres = (value: number): string => figure.format(value);

/** The sound of the recommended kind, else of the first that has an outdoor unit. */
export function soundOf(
  check: HeatPumpCheck,
): { kind: HeatPumpKind; sound: SoundAdvice } | undefined {
  const best = recommendedVerdict(check);
  for (const verdict of best ? [best, ...check.verdicts] : check.verdicts) {
    if (verdict.outcome?.sound) return { kind: verdict.kind, sound: verdict.outcome.sound };
  }
  return undefined;
}

/** What stands around a unit, by its number of reflecting surfaces. */
const surfaceWords = (surfaces: 1 | 2 | 3): string =>
  EXTRA_CHOICE_WORDS.surfaces.choices[surfaces]?.label ?? '';

/** The distances as rows of a table. */
export const distanceRows = ({ distances }: SoundAdvice): string[][] =>
  distances.map(({ surfaces, nightM, dayM }) => [
    surfaceWords(surfaces),
    COPY.noiseUnit(metres(nightM)),
    COPY.noiseUnit(metres(dayM)),
  ]);

/** What the drawing says, in a sentence or three. */
export function noiseWords(sound: SoundAdvice): string {
  const { own, limitNightDb, limitDayDb, soundPowerDb, soundPowerFrom } = sound;
  return [
    COPY.noiseText(limitNightDb, limitDayDb),
    COPY.noisePower(soundPowerDb, soundPowerFrom === 'visitor'),
    own && COPY.noiseOwn(own.levelDb, COPY.noiseUnit(metres(own.distanceM)), own),
  ]
    .filter(Boolean)
    .join(' ');
}
