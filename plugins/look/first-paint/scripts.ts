/** Compiles the functions in src/first-paint/ to inline scripts, called with data from the model. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'sucrase';
import { languageRule } from '../../../model/languages';
import { API_DISPLAY_RULE, PREFERENCES, THEME_COLORS } from '../../../model/preferences';
import type { PagePreference, Preference } from '../../../model/preference-columns';
import { THEME_STATE_RULE } from '../../../model/theme-state';

/** Functions of a file as JavaScript, without comments. */
function functionsIn(folder: string, file: string): string {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return (
    transform(source, { transforms: ['typescript'], disableESTransforms: true })
      .code.replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*import .*$/gm, '')
      .replace(/^\s*export /gm, '')
      // Indentation and comments of a line; no text in these files has more than one line.
      .replace(/^\s+(?:\/\/.*\n)?/gm, '')
      .trim()
  );
}

/** Source of a call; the values that are passed become part of the page. */
function callOf(name: string, target: string, ...values: unknown[]): string {
  return `${name}(${[target, ...values.map((value) => JSON.stringify(value))].join()})`;
}

/** Keeps the functions of a script out of the global scope. */
function inScope(functions: string, call: string): string {
  return `(()=>{${functions}\n${call}})()`;
}

/** The columns that the script needs, with the default as the first of the values. */
function pageRows(): object[] {
  const rows: Preference[] = Object.values(PREFERENCES);
  return rows
    .filter((row): row is PagePreference => row.kind === 'page')
    .map(({ storage, key, attribute, values, default: fallback, hash }) => ({
      storage,
      key,
      attribute,
      values: [fallback, ...values.filter((value) => value !== fallback)],
      hash,
    }));
}

/**
 * Script for the head of every page.
 * @param folder of the functions
 * @param languages of the version
 */
export function headScript(folder: string, languages: readonly string[]): string {
  const root = 'document.documentElement';
  const languageCall = callOf('takeToLanguage', root, languageRule(languages));
  const apiCall = callOf('applyApiDisplays', root, API_DISPLAY_RULE);
  return [
    inScope(functionsIn(folder, 'user-language.ts'), languageCall),
    inScope(
      functionsIn(folder, 'page-preferences.ts'),
      callOf('applyPagePreferences', root, pageRows()),
    ),
    inScope(
      functionsIn(folder, 'theme-state.ts'),
      callOf('applyStoredThemeState', root, THEME_STATE_RULE),
    ),
    inScope(functionsIn(folder, 'api-display.ts'), `if(isApiAddress(location.pathname))${apiCall}`),
  ].join(';');
}

/**
 * Script for the start of the body of every page.
 * @param folder of the functions
 */
export function bodyScript(folder: string): string {
  const { key, attribute } = PREFERENCES.colorMode;
  return inScope(
    functionsIn(folder, 'color-mode.ts'),
    callOf(
      'applyColorMode',
      'document.documentElement,document.body',
      { key, attribute },
      THEME_COLORS,
    ),
  );
}
