import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAvoidedWords } from '@site/plugins/mdx/translation-checks/checks/words';
import { missingName } from '@site/plugins/mdx/translation-checks/checks/names';
import { parseGlossary } from '@site/plugins/mdx/translation-checks/glossary';
import { i18n } from '../i18n';
import type { Texts } from './translation-problems';

const I18N = path.join(__dirname, '..', '..', 'i18n');

const LANGUAGES = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

interface Mark {
  pattern: RegExp;
  reason: string;
}

const STRAIGHT_QUOTES = { pattern: /"/, reason: 'quotation marks are “ ”' };

/** Marks and numbers that a language writes otherwise than English. */
const MARKS: Record<string, readonly Mark[]> = {
  zh: [
    STRAIGHT_QUOTES,
    {
      pattern: /\p{Script=Han}\s?[,;:!?(]|[,;:!?)]\s?\p{Script=Han}|\p{Script=Han}\.(?:\s|$)/u,
      reason: 'punctuation beside characters is full-width',
    },
    {
      pattern: /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u,
      reason: 'a space separates characters from Latin letters and digits',
    },
  ],
  pt: [STRAIGHT_QUOTES, { pattern: /\d\.\d+(?::\d|\s?%)/, reason: 'decimals have a comma' }],
};

/** The files with texts of the interface and labels of menus, of all versions. */
function textFiles(language: string): string[] {
  const folders = ['', 'docusaurus-theme-classic', 'docusaurus-plugin-content-docs'];
  return folders.flatMap((folder) =>
    readdirSync(path.join(I18N, language, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.join(folder, file)),
  );
}

function read(language: string, file: string): Texts {
  return JSON.parse(readFileSync(path.join(I18N, language, file), 'utf8')) as Texts;
}

const GLOSSARIES = new Map(
  LANGUAGES.map((language) => [
    language,
    parseGlossary(readFileSync(path.join(I18N, language, 'glossary.md'), 'utf8')),
  ]),
);

/** What is wrong with a text, apart from its sense. */
function problemsOf(language: string, text: string): string[] {
  const marks = (MARKS[language] ?? []).filter(({ pattern }) => pattern.test(text));
  const words = findAvoidedWords([{ key: text, line: 1 }], GLOSSARIES.get(language)?.avoided ?? []);
  return [...marks, ...words].map(({ reason }) => `"${text}": ${reason}`);
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('are written as its glossary says', () => {
    const texts = textFiles(language).flatMap((file) => Object.values(read(language, file)));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap(({ message }) => problemsOf(language, message))).toEqual([]);
  });

  it('keep the names that its glossary keeps', () => {
    const own = read(language, 'code.json');
    const names = GLOSSARIES.get(language)?.names ?? [];
    expect(names).not.toEqual([]);
    const missing = Object.entries(read('en', 'code.json')).flatMap(([key, { message }]) =>
      names
        .filter(({ pattern }) => pattern.test(message) && !pattern.test(own[key]?.message ?? ''))
        .map(({ text }) => `${key}: ${missingName(text)}`),
    );
    expect(missing).toEqual([]);
  });
});

it.each([
  ['zh', '请选择,然后继续', 'full-width'],
  ['zh', '使用API', 'a space'],
  ['zh', '选择"运行"', '“ ”'],
  ['zh', '您的修改', 'the glossary avoids "您"'],
  ['pt', 'Contraste de 4.5:1', 'a comma'],
  ['pt', 'Adicionar', 'the glossary avoids "adicionar"'],
])('in %s, "%s" is found', (language, text, reason) => {
  expect(problemsOf(language, text).join()).toContain(reason);
});
