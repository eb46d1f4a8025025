// @ts-check
import path from 'node:path';

/**
 * The environment of a browser that sees only the fonts of `fonts.conf`, whatever is installed on
 * the machine. Fontconfig chooses fonts on Linux; macOS and Windows have none, and there the browser
 * keeps the fonts of the system: heights and widths that tests compare can differ.
 *
 * It is given the root, because Playwright reads its configuration as CommonJS, without `import.meta`.
 * @param {string} root folder of package.json
 * @returns {NodeJS.ProcessEnv} for the `env` of a launch
 * @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html FONTCONFIG_FILE
 */
export function withBrowserFonts(root) {
  return {
    ...process.env,
    FONTCONFIG_FILE: path.join(root, 'scripts/browser-fonts/fonts.conf'),
  };
}
