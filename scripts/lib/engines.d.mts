/** Path of a Firefox; nothing when there is none. */
export function findFirefox(): string | undefined;
/** Paths of WebKit's small browser, its driver and a screen for them; nothing when one is missing. */
export function findWebKit(): { browser: string; driver: string; screen: string } | undefined;
