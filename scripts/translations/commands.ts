import { parseArgs } from 'node:util';
import { isTranslator, TRANSLATORS, type Translator } from '../../model/translations/record';
import { acceptPage, acceptUnrecorded } from './accept';
import { acceptCosmetic } from './cosmetic';
import { diffLanguage, diffPage } from './diff';
import { newPage } from './new-page';
import { printStatus } from './print-status';
import { checkLanguage, translationsOf } from '../../plugins/translations/translated-pages';
import { hasErrors, readStatus, toReport } from '../../plugins/translations/status';

/** What a command prints, and whether it found something wrong. */
export interface Outcome {
  text: string;
  failed?: boolean;
}

type Command = (projectDir: string, args: string[]) => Promise<Outcome>;

const version = { type: 'string', default: 'current' } as const;
const by = { type: 'string' } as const;

function parseTranslator(value: string | undefined): Translator | undefined {
  if (value === undefined || isTranslator(value)) return value;
  throw new Error(`--by must be one of ${TRANSLATORS.join(', ')}, not "${value}"`);
}

/** Pages may be named by their address or folder too. */
const pageName = (name: string) => name.replace(/^\/+|\/+$/g, '').replace(/\/index\.mdx?$/, '');

const USAGE_OF_STATUS = 'Usage: npm run i18n:status -- [--language zh] [--json] [--version 7.0.0]';

const status: Command = async (projectDir, args) => {
  const language = { type: 'string', multiple: true } as const;
  const json = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ args, options: { version, language, json } });
  const translations = translationsOf(projectDir, values.version);
  values.language?.forEach((each) => checkLanguage(each, translations));
  const statuses = await readStatus(translations, values.language);
  const failed = hasErrors(statuses);
  const report = toReport(translations.version, statuses);
  return { text: values.json ? JSON.stringify(report, null, 2) : printStatus(report), failed };
};

const USAGE_OF_NEW =
  'Usage: npm run i18n:new -- <language> <page> [--by machine] [--version 7.0.0]';

const create: Command = async (projectDir, args) => {
  const options = { version, by };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [language, page, ...others] = positionals;
  if (!language || !page || others.length > 0) throw new Error(USAGE_OF_NEW);
  const translations = translationsOf(projectDir, values.version);
  checkLanguage(language, translations);
  const translator = parseTranslator(values.by) ?? 'person';
  const file = await newPage(translations, { language, page: pageName(page), by: translator });
  return {
    text: `${file} has the English page. Translate it, and remove the lines "# translate".`,
  };
};

const USAGE_OF_DIFF = 'Usage: npm run i18n:diff -- <language> [page …] [--version 7.0.0]';

const diff: Command = async (projectDir, args) => {
  const { values, positionals } = parseArgs({ args, options: { version }, allowPositionals: true });
  const [language, ...pages] = positionals;
  if (!language) throw new Error(USAGE_OF_DIFF);
  const translations = translationsOf(projectDir, values.version);
  checkLanguage(language, translations);
  const found: string[] = pages.length > 0 ? [] : await diffLanguage(translations, language);
  for (const page of pages) {
    const changed = await diffPage(translations, language, pageName(page));
    found.push(changed ?? `# ${language} ${pageName(page)}\n\nNothing changed.`);
  }
  return { text: found.join('\n\n') || 'Nothing changed in pages that have a record.' };
};

const USAGE_OF_ACCEPT = `Usage:
  npm run i18n:accept -- <language> <page> [--section <id>] [--by person] [--version 7.0.0]
  npm run i18n:accept -- --cosmetic [commit]
  npm run i18n:accept -- --all-unrecorded --by machine [--as-committed] [--language zh] [--version 7.0.0]`;

const ACCEPT_OPTIONS = {
  version,
  by,
  section: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  cosmetic: { type: 'boolean', default: false },
  'all-unrecorded': { type: 'boolean', default: false },
  'as-committed': { type: 'boolean', default: false },
} as const;

async function acceptMarked(projectDir: string, commits: readonly string[]): Promise<Outcome> {
  const [commit, ...others] = commits;
  if (others.length > 0) throw new Error(USAGE_OF_ACCEPT);
  const carried = await acceptCosmetic(projectDir, commit);
  const lines = carried.map(({ file, sections }) => `${file}: ${sections.join(', ')}`);
  return { text: lines.join('\n') || 'No section changed that was up to date.' };
}

const accept: Command = async (projectDir, args) => {
  const parsed = parseArgs({ args, options: ACCEPT_OPTIONS, allowPositionals: true });
  const { values, positionals } = parsed;
  if (values.cosmetic) return acceptMarked(projectDir, positionals);
  const translations = translationsOf(projectDir, values.version);
  const translator = parseTranslator(values.by);
  if (values['all-unrecorded']) {
    if (!translator || positionals.length > 0) throw new Error(USAGE_OF_ACCEPT);
    values.language?.forEach((each) => checkLanguage(each, translations));
    const languages = values.language ?? translations.languages;
    const { recorded, refused } = await acceptUnrecorded(translations, {
      languages,
      by: translator,
      asCommitted: values['as-committed'],
    });
    const text = [...refused, `${recorded.length} pages recorded, ${refused.length} refused`];
    return { text: text.join('\n'), failed: refused.length > 0 };
  }
  const [language, page, ...others] = positionals;
  if (!language || !page || others.length > 0) throw new Error(USAGE_OF_ACCEPT);
  checkLanguage(language, translations);
  const options = { language, page: pageName(page), sections: values.section ?? [] };
  const file = await acceptPage(translations, {
    ...options,
    ...(translator && { by: translator }),
  });
  return {
    text: `${file} is up to date${options.sections.length > 0 ? ` in ${options.sections.join(', ')}` : ''}`,
  };
};

/** How to call each command. */
export const USAGES: Readonly<Record<string, string>> = {
  status: USAGE_OF_STATUS,
  new: USAGE_OF_NEW,
  diff: USAGE_OF_DIFF,
  accept: USAGE_OF_ACCEPT,
};

/** The commands of translators, by the ends of their names: `npm run i18n:status`. */
export const COMMANDS: Readonly<Record<string, Command>> = { status, new: create, diff, accept };
