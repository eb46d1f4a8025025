// @ts-check
import { chromium } from '@playwright/test';
import { withBrowserFonts } from './browser-fonts/environment.mjs';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Starts Chromium with the fonts of this project, which make pages look the same on every machine.
 * @param {readonly string[]} [args] further arguments of Chromium
 * @returns {Promise<import('@playwright/test').Browser>}
 * @throws names what to install when there is no Chromium
 */
export async function launchChromium(args = []) {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, ...args],
    env: withBrowserFonts(PROJECT_ROOT),
  });
}
