import { readFileSync } from 'node:fs';
import path from 'node:path';
import type english from '../../../i18n/en/code.json';

/** Keys of the interface's texts, as in `i18n/en/code.json`. */
export type TextKey = Extract<keyof typeof english, string>;

export type Values = Record<string, string | number>;

export type Text = (key: TextKey, values?: Values) => string;

type Texts = Partial<Record<string, { message: string }>>;

/** Prefix of the keys of texts that only Markdown has: browsers do not load them. */
export const MARKDOWN_TEXTS = 'markdown.';

function readTexts(siteDir: string, locale: string): Texts {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/**
 * The texts of the interface at build time.
 * @throws for a text that neither the language nor English has
 */
export function createText(siteDir: string, locale: string, defaultLocale: string): Text {
  const texts = { ...readTexts(siteDir, defaultLocale), ...readTexts(siteDir, locale) };
  return (key, values = {}) => {
    const message = texts[key]?.message;
    if (message === undefined) throw new Error(`i18n/${locale}/code.json lacks "${key}"`);
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
