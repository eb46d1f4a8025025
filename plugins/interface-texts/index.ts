import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Texts = Record<string, { message: string }>;

function readTexts(siteDir: string, locale: string): Texts {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (cause) {
    throw new Error(`${file} is no valid JSON: ${String(cause)}`, { cause });
  }
}

/** What src/i18n/useText.ts needs to tell a missing text from a translated one. */
export interface InterfaceTextsData {
  /** Keys of `i18n/en/code.json` that the language lacks; `all` where it has no texts at all. */
  missing: string[] | 'all';
}

/**
 * The interface is written in `i18n/en/code.json`, and every language has a file like it. Texts
 * that a language lacks are filled with the English ones, and named in the plugin's global data.
 */
export function interfaceTexts({ siteDir, i18n }: LoadContext): Plugin {
  const english = readTexts(siteDir, i18n.defaultLocale);
  const own = readTexts(siteDir, i18n.currentLocale);
  const missing = Object.keys(english).filter((key) => !(key in own));
  return {
    name: 'interface-texts',
    getDefaultCodeTranslationMessages: async () =>
      Object.fromEntries(Object.entries(english).map(([key, { message }]) => [key, message])),
    async contentLoaded({ actions }) {
      const data: InterfaceTextsData = { missing: Object.keys(own).length === 0 ? 'all' : missing };
      actions.setGlobalData(data);
    },
    getPathsToWatch: () => [path.join(siteDir, 'i18n', '*', 'code.json')],
  };
}
