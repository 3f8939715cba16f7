import type { LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** How every test and bench starts the browser; nothing in it talks to the outside by itself. */
export const CHROMIUM: LaunchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
};
