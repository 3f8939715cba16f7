import type { ToolFigures } from '../figures/tool-figures.ts';
import { within } from '../terms/ranges.ts';
import type {
  HeatPumpExtras,
  HeatPumpPlaceCode,
  SoundAdvice,
  SoundDistance,
} from './heat-pump-types.ts';

/** Sphere to pressure at 1 m: 10 log10(4 pi). */
const sphereDb = 11;
/** Each reflecting surface doubles what comes one way. */
const perSurfaceDb = 3;
/** Closer by and farther off than this the rule has no meaning. */
const leastM = 1;
const mostM = 1000;

/**
 * Sound pressure (dB) at a distance: Lp = Lw - 20 log10 r - 11 + 3 per reflecting surface (hard
 * ground is the first). Never louder farther away; within 1 m as at 1 m.
 */
export function soundPressureDb(soundPowerDb: number, distanceM: number, surfaces: number): number {
  const r = distanceM >= leastM ? Math.min(mostM, distanceM) : leastM;
  return soundPowerDb - 20 * Math.log10(r) - sphereDb + perSurfaceDb * surfaces;
}

/** Distance (m, at least 1) from which a sound power stays within a limit. */
export function leastDistanceM(soundPowerDb: number, limitDb: number, surfaces: number): number {
  const dropDb = soundPowerDb - sphereDb + perSurfaceDb * surfaces - limitDb;
  return Math.max(leastM, 10 ** (dropDb / 20));
}

/** Half metres, up: a distance that is rounded down would be too loud. */
function halfMetres(distanceM: number): number {
  return Math.ceil(distanceM * 2) / 2;
}

function usable(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value)
    ? within(value, { min, max })
    : undefined;
}

function ownOf(
  soundPowerDb: number,
  { nightDb, dayDb }: { nightDb: number; dayDb: number },
  extras: HeatPumpExtras,
): SoundAdvice['own'] {
  const distanceM = usable(extras.distanceM, 0, 200);
  if (distanceM === undefined) return null;
  const surfaces = surfacesOf(extras);
  const level = soundPressureDb(soundPowerDb, distanceM, surfaces);
  const fits = { fitsNight: level <= nightDb, fitsDay: level <= dayDb };
  return { distanceM, surfaces, levelDb: Math.ceil(level), ...fits };
}

/** A unit by a wall when nothing is said: the usual place. */
function surfacesOf({ surfaces }: HeatPumpExtras): 1 | 2 | 3 {
  return surfaces === 1 || surfaces === 3 ? surfaces : 2;
}

function placesOf(isFlat: boolean, flatRoof: boolean, extras: HeatPumpExtras): HeatPumpPlaceCode[] {
  const told = extras.outdoorSpace;
  if (told === 'tuin' || told === 'plat-dak' || told === 'gevel') {
    return isFlat ? [told, 'vve-toestemming'] : [told];
  }
  if (isFlat) return ['plat-dak', 'gevel', 'vve-toestemming'];
  return flatRoof ? ['tuin', 'plat-dak', 'gevel'] : ['tuin', 'gevel'];
}

/** Sound and place of an outdoor unit of `kW`; the EU maximum counts until the unit's own is known. */
export function soundAdvice(
  kW: number,
  home: { isFlat: boolean; flatRoof: boolean },
  extras: HeatPumpExtras,
  figures: ToolFigures,
): SoundAdvice {
  const { nightDb, dayDb } = figures.heatPumps.soundLimit.value;
  const { smallDb, smallUpToKw, largeDb } = figures.heatPumps.soundPower.value;
  const told = usable(extras.soundPowerDb, 30, 90);
  const soundPowerDb = told ?? (kW <= smallUpToKw ? smallDb : largeDb);
  const distances = ([1, 2, 3] as const).map(
    (surfaces): SoundDistance => ({
      surfaces,
      nightM: halfMetres(leastDistanceM(soundPowerDb, nightDb, surfaces)),
      dayM: halfMetres(leastDistanceM(soundPowerDb, dayDb, surfaces)),
    }),
  );
  const own = ownOf(soundPowerDb, { nightDb, dayDb }, extras);
  const places = placesOf(home.isFlat, home.flatRoof, extras);
  places.push('stille-stand-nodig');
  if (own?.fitsNight === true) places.push('geluid-past');
  if (own?.fitsNight === false) {
    places.push(
      own.fitsDay ? 'geluid-te-dichtbij' : 'geluid-ook-overdag',
      'omkasting-of-verder-weg',
    );
  }
  return {
    limitNightDb: nightDb,
    limitDayDb: dayDb,
    soundPowerDb,
    soundPowerFrom: told === undefined ? 'eu-maximum' : 'visitor',
    distances,
    own,
    places,
  };
}
