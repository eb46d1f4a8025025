import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transform } from 'sucrase';
import { LANGUAGE_RULE } from '../../../model/languages';
import {
  API_DISPLAY_RULE,
  CODE_STYLING_COOKIE,
  CODE_STYLING_IDS,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  CODE_VARIANTS,
  COLOR_MODE_KEY,
  DATE_LIBRARIES,
  DATE_LIBRARY_KEY,
  PACKAGE_MANAGER_KEY,
  PACKAGE_MANAGERS,
  THEME_COLORS,
} from '../../../model/preferences';
import { THEME_STATE_RULE } from '../../../model/theme-state';

/** The functions of a file in src/first-paint/ as text, without types. */
function functionText(siteDir: string, file: string): string {
  const source = readFileSync(path.join(siteDir, 'src', 'first-paint', file), 'utf8');
  return transform(source, { transforms: ['typescript'], disableESTransforms: true })
    .code.replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*import .*$/gm, '')
    .replace(/^\s*export /gm, '')
    .trim();
}

/**
 * Puts src/first-paint/ into every page as inline scripts, so that a stored choice is in force
 * before the first paint. No parameter of the address but `userLanguage` has an effect here.
 */
export function firstPaint({ siteDir }: LoadContext): Plugin {
  const choices = {
    variantCookie: CODE_VARIANT_COOKIE,
    variants: CODE_VARIANTS,
    stylingCookie: CODE_STYLING_COOKIE,
    stylings: CODE_STYLINGS,
    stylingIds: CODE_STYLINGS.map((styling) => CODE_STYLING_IDS[styling]),
    managerKey: PACKAGE_MANAGER_KEY,
    managers: PACKAGE_MANAGERS,
    libraryKey: DATE_LIBRARY_KEY,
    libraries: DATE_LIBRARIES,
  };
  const language = `(()=>{${functionText(siteDir, 'user-language.ts')}
takeToLanguage(document.documentElement,${JSON.stringify(LANGUAGE_RULE)})})()`;
  const api = `(()=>{${functionText(siteDir, 'api-display.ts')}
if(isApiAddress(location.pathname))applyApiDisplays(document.documentElement,${JSON.stringify(API_DISPLAY_RULE)})})()`;
  const theme = `(()=>{${functionText(siteDir, 'theme-state.ts')}
applyStoredThemeState(document.documentElement,${JSON.stringify(THEME_STATE_RULE)})})()`;
  const head = `(${functionText(siteDir, 'head.ts')})(document.documentElement,${JSON.stringify(choices)})`;
  const body = `(${functionText(siteDir, 'body.ts')})(document.documentElement,document.body,${JSON.stringify(COLOR_MODE_KEY)},${JSON.stringify(THEME_COLORS)})`;
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'theme-color', content: THEME_COLORS.light } },
        { tagName: 'script', innerHTML: `${language};${head};${theme};${api}` },
      ],
      preBodyTags: [{ tagName: 'script', innerHTML: body }],
    }),
    getPathsToWatch: () => [path.join(siteDir, 'src', 'first-paint', '*.ts')],
  };
}
