/** Where it stands, beside package.json. */
export const ENV_FILE: string;
/**
 * Adds what `.env` says to the environment; what the environment says already wins.
 * @param file another file; nothing happens when it is not there
 * @param load another way to read it
 */
export function loadEnvFile(file?: string, load?: (file: string) => void): void;
/** How a Node before 20.12 reads it: through the pinned one. */
export function loadByPinned(file: string): void;
