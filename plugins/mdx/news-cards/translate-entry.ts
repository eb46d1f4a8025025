import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewsEntry } from '../../../model/news/entry';

/** The texts of the news in a language, from the root of the project. */
export const newsTextsFile = (language: string) => `i18n/${language}/news.json`;

type Messages = Partial<Record<string, { message: string }>>;

function readMessages(siteDir: string, language: string): Messages {
  const file = path.join(siteDir, newsTextsFile(language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

/**
 * Returns entries with their texts in a language. An entry without a translation stays English.
 */
export function translateEntries(
  entries: readonly NewsEntry[],
  siteDir: string,
  language: string,
): NewsEntry[] {
  const messages = readMessages(siteDir, language);
  return entries.map((entry) => ({
    ...entry,
    title: messages[`${entry.id}.title`]?.message ?? entry.title,
    summary: messages[`${entry.id}.summary`]?.message ?? entry.summary,
  }));
}
