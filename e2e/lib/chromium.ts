import type { LaunchOptions } from 'playwright-core';

/** How every test and bench starts the browser; nothing in it talks to the outside by itself. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
};
