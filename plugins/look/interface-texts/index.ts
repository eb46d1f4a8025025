import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { InterfaceTextsData } from '../../../model/interface-texts';

type Texts = Record<string, { message: string }>;

function readTexts(siteDir: string, locale: string): Texts {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${String(cause)}`, { cause });
  }
}

/**
 * Parts of the site that few users load have their own texts: those whose keys begin like this.
 * Each is a file of the plugin's generated data, `@generated/interface-texts/default/editor.json`.
 */
const LAZY_PARTS = [
  ...['anatomy', 'anatomyButton', 'api', 'compare', 'editor', 'history', 'home', 'migration'],
  ...['myProject', 'offline', 'playground', 'playgroundButton', 'quality', 'search', 'settings'],
  ...['shortcuts', 'translationNote', 'translations', 'typeCard', 'versionBanner', 'versions'],
];

/** Texts of these groups that pages show before the group is loaded; the first one is that of a social card. */
const SHOWN_BEFORE = new Set([
  'home.title',
  'settings.open',
  'shortcuts.closeButton',
  'shortcuts.search',
  'shortcuts.title',
]);

function isLazy(key: string): boolean {
  return !SHOWN_BEFORE.has(key) && LAZY_PARTS.some((part) => key.startsWith(`${part}.`));
}

/** The texts of a part; English ones where the language lacks a translation. */
function textsOfPart(part: string, english: Texts, own: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...english, ...own })
      .filter(([key]) => key.startsWith(`${part}.`))
      .map(([key, { message }]) => [key, message]),
  );
}

/** Removes texts that Docusaurus has read for a language, as it has no option to leave some out. */
function removeTexts(texts: Record<string, string>, isUsed: (key: string) => boolean): void {
  for (const key of Object.keys(texts)) {
    if (!isUsed(key)) Reflect.deleteProperty(texts, key);
  }
}

interface InterfaceTextsOptions {
  /** Beginnings of keys whose texts this build has no use for: they are not loaded. */
  leaveOut?: readonly string[];
  /** Texts that only this build has, the same in every language. */
  more?: Readonly<Record<string, string>>;
}

/**
 * The interface is written in `i18n/en/code.json`, and every language has a file like it. Texts
 * that a language lacks are filled with the English ones, and named in the plugin's global data.
 */
export function interfaceTexts({ leaveOut = [], more = {} }: InterfaceTextsOptions = {}) {
  const isUsed = (key: string) =>
    !isLazy(key) && !leaveOut.some((beginning) => key.startsWith(beginning));
  return function interfaceTextsPlugin({ siteDir, i18n, codeTranslations }: LoadContext): Plugin {
    const english = readTexts(siteDir, i18n.defaultLocale);
    const own = readTexts(siteDir, i18n.currentLocale);
    const missing = Object.keys(english).filter((key) => !(key in own));
    removeTexts(codeTranslations, isUsed);
    return {
      name: 'interface-texts',
      getDefaultCodeTranslationMessages: async () => ({
        ...Object.fromEntries(
          Object.entries(english).flatMap(([key, { message }]) =>
            isUsed(key) ? [[key, message]] : [],
          ),
        ),
        ...more,
      }),
      async contentLoaded({ actions }) {
        const data: InterfaceTextsData = {
          missing: Object.keys(own).length === 0 ? 'all' : missing,
        };
        actions.setGlobalData(data);
        for (const part of LAZY_PARTS) {
          const texts = textsOfPart(part, english, own);
          await actions.createData(`${part}.json`, JSON.stringify(texts));
        }
      },
      getPathsToWatch: () => [path.join(siteDir, 'i18n', '*', 'code.json')],
    };
  };
}
