/** Path of a Chromium; installs one when there is none, and stops the process when it cannot. */
export function findChromium(): string;
