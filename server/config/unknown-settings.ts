import { settingsSchema } from './settings.ts';

const SETTINGS = Object.keys(settingsSchema.shape);

/** From here on two slips still tell what was meant; in a shorter name one does: HOME is no HOST. */
const LONG = 9;

/** A name that no setting has, and the setting that has nearly the same. */
export interface UnknownSetting {
  name: string;
  meant?: string;
}

/**
 * Whether so many slips make one name of the other: a letter too many, one that is missing, another one, or two in
 * each other's place.
 */
function isNear(one: string, other: string, slips: number): boolean {
  if (one === other) return true;
  if (slips === 0) return false;
  let alike = 0;
  while (one[alike] !== undefined && one[alike] === other[alike]) alike += 1;
  const [a, b] = [one.slice(alike), other.slice(alike)];
  const rest = slips - 1;
  return (
    isNear(a.slice(1), b, rest) ||
    isNear(a, b.slice(1), rest) ||
    isNear(a.slice(1), b.slice(1), rest) ||
    (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), rest))
  );
}

function meantBy(name: string): string | undefined {
  const typed = name.toUpperCase();
  return (
    SETTINGS.find((setting) => isNear(typed, setting, 1)) ??
    SETTINGS.find((setting) => setting.length >= LONG && isNear(typed, setting, 2))
  );
}

/** Of these names those that no setting has: what stands under them counts for nothing. */
export function unknownSettings(names: readonly string[]): UnknownSetting[] {
  return names
    .filter((name) => !SETTINGS.includes(name))
    .map((name) => {
      const meant = meantBy(name);
      return meant ? { name, meant } : { name };
    });
}
