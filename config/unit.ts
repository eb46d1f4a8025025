import { BLOG_SECTION } from '../model/addresses/parse';
import { ALL_DOCS } from '../model/all-docs';
import { languagesOf, type DocsVersion } from '../model/docs-version';
import { DEFAULT_LANGUAGE } from '../model/languages';
import { reasonOf } from '../model/reason-of';
import { formatUnit, isDocumented, parseUnit, unitsOf, type Unit } from '../model/units';

/** What this process builds or serves: one section in one version and one language. */
export interface ProcessUnit extends Unit {
  docsVersion: DocsVersion;
}

/** The documented version in the language that Docusaurus was asked for. */
function unitWithoutName(locale: string | undefined, all: readonly DocsVersion[]): Unit {
  const units = unitsOf(all).filter(isDocumented);
  const language = locale ?? DEFAULT_LANGUAGE;
  const found = units.find((unit) => unit.language === language);
  if (found) return found;
  const languages = units.map((unit) => unit.language).join(', ');
  throw new Error(`--locale must be one of ${languages}, got ${JSON.stringify(language)}`);
}

/**
 * Reads `DOCS_UNIT`, such as `x/6.20/zh`. Without it, the unit is the documented version in the
 * language of `--locale`, which Docusaurus leaves in its own variable, or in English.
 * @throws with one line when there is no such unit, or when `--locale` is of another one
 */
export function readUnit(env: NodeJS.ProcessEnv, all: readonly DocsVersion[]): ProcessUnit {
  // Docusaurus also writes "undefined" there.
  const locale = env.DOCUSAURUS_CURRENT_LOCALE?.replace(/^undefined$/, '') || undefined;
  const unit = env.DOCS_UNIT ? parseUnit(env.DOCS_UNIT, all) : unitWithoutName(locale, all);
  if (locale && locale !== unit.language) {
    throw new Error(`DOCS_UNIT is ${formatUnit(unit)}, so --locale must not be "${locale}"`);
  }
  const docsVersion = all.find(({ id }) => id === unit.version);
  if (!docsVersion) throw new Error(`There is no version "${unit.version}" of the docs`);
  return { ...unit, docsVersion };
}

/** Reads the unit of this process. Ends the process with one line if there is no such unit. */
function unitOfProcess(): ProcessUnit {
  try {
    return readUnit(process.env, ALL_DOCS);
  } catch (error) {
    // If a configuration throws, its message is hard to find between two stack traces.
    process.stderr.write(`${reasonOf(error)}\n`);
    return process.exit(1);
  }
}

/** The unit of this process. */
export const UNIT = unitOfProcess();

/** The unit has the posts of the blog in place of docs. */
export const IS_BLOG = UNIT.section === BLOG_SECTION;

/**
 * The languages of its version, the default language first. From the blog, which is in one language,
 * the menu leads to the start pages of all.
 */
export const LANGUAGES = languagesOf(IS_BLOG ? {} : UNIT.docsVersion);

/** The documented version has the home page, static files and reading offline; other units do not. */
export const IS_DOCUMENTED = isDocumented(UNIT);
