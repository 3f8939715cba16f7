import { distance } from '@sens/assistant/spelling';
import { settingsSchema } from './settings.ts';

const SETTINGS = Object.keys(settingsSchema.shape);

/** From here on two slips still tell what was meant; in a shorter name one does: HOME is no HOST. */
const LONG = 9;

/** A name that no setting has, and the setting that has nearly the same. */
export interface UnknownSetting {
  name: string;
  meant?: string;
}

function meantBy(name: string): string | undefined {
  const typed = name.toUpperCase();
  const within = (slips: number, setting: string) => distance(typed, setting, slips) <= slips;
  return (
    SETTINGS.find((setting) => within(1, setting)) ??
    SETTINGS.find((setting) => setting.length >= LONG && within(2, setting))
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
