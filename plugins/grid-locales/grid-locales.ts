import * as locales from '@mui/x-data-grid/locales';

/** Texts of the grid by their keys; some are functions of a number or a name. */
type Texts = Record<string, unknown>;

/** How complete the texts of a locale are. */
export interface GridLocale {
  /** Name of the export: `deDE`. */
  name: string;
  /** Tag of the language: `de-DE`. */
  tag: string;
  /** Number of texts that differ from the English ones. */
  translated: number;
  /** Keys that the locale leaves out: the grid shows the English text. */
  missing: string[];
  /** Keys whose text is the English one, letter by letter. */
  same: string[];
}

/** What functions among the texts are called with. */
const SAMPLES = [
  [1, 7],
  [2, 7],
] as const;

function written(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const write = text as (...values: readonly number[]) => string;
  return SAMPLES.map((values) => write(...values)).join('\n');
}

/** Signs such as `>=` and groups of texts need no translation. */
function needsTranslation(text: unknown): boolean {
  return typeof text === 'function' || (typeof text === 'string' && /\p{Letter}/u.test(text));
}

export function compareTexts(name: string, texts: Texts, english: Texts): GridLocale {
  const keys = Object.keys(english).filter((key) => needsTranslation(english[key]));
  const missing = keys.filter((key) => texts[key] === undefined);
  const same = keys.filter(
    (key) => texts[key] !== undefined && written(texts[key]) === written(english[key]),
  );
  const translated = keys.length - missing.length - same.length;
  return { name, tag: `${name.slice(0, 2)}-${name.slice(2)}`, translated, missing, same };
}

function textsOf(locale: (typeof locales)['enUS']): Texts {
  return { ...locale.components.MuiDataGrid.defaultProps.localeText };
}

/** All locales that the package ships with, English left out, in the order of their names. */
export function readGridLocales(): GridLocale[] {
  const { enUS, ...others } = locales;
  const english = textsOf(enUS);
  return Object.entries(others)
    .map(([name, locale]) => compareTexts(name, textsOf(locale), english))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
