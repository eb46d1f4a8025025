/** Texts of a package by their keys; some are functions. */
export type Texts = Record<string, unknown>;

/** Completeness of the texts of a locale. */
export interface PackageLocale {
  /** Name of the export: `deDE`. */
  name: string;
  /** Tag of the language: `de-DE`. */
  tag: string;
  /** Number of texts that differ from the English ones. */
  translated: number;
  /** Keys that the locale leaves out: the package shows the English text. */
  missing: string[];
  /** Keys whose text is the English one, letter by letter. */
  same: string[];
}

/** Names of exports that do not begin with their language's code. */
const TAGS: Readonly<Record<string, string>> = { kzKZ: 'kk-KZ' };

function tagOf(name: string): string {
  return TAGS[name] ?? [name.slice(0, 2), name.slice(2)].filter(Boolean).join('-');
}

/** Lists of arguments with which functions among the texts are called. */
export type Samples = readonly (readonly unknown[])[];

function written(text: unknown, samples: Samples): string {
  if (typeof text !== 'function') return String(text);
  const write = text as (...values: readonly unknown[]) => string;
  return samples.map((values) => write(...values)).join('\n');
}

/** Signs such as `>=` and groups of texts need no translation. */
function needsTranslation(text: unknown): boolean {
  return typeof text === 'function' || (typeof text === 'string' && /\p{Letter}/u.test(text));
}

interface Comparison {
  english: Texts;
  samples: Samples;
}

/** Compares the texts of a locale with the English ones, which define the texts to translate. */
export function compareTexts(
  name: string,
  texts: Texts,
  { english, samples }: Comparison,
): PackageLocale {
  const keys = Object.keys(english).filter((key) => needsTranslation(english[key]));
  const missing = keys.filter((key) => texts[key] === undefined);
  const same = keys.filter(
    (key) =>
      texts[key] !== undefined && written(texts[key], samples) === written(english[key], samples),
  );
  const translated = keys.length - missing.length - same.length;
  return { name, tag: tagOf(name), translated, missing, same };
}

/** Compares all locales of a package, English left out, in the order of their names. */
export function compareLocales(
  locales: Readonly<Record<string, Texts>>,
  samples: Samples,
): PackageLocale[] {
  const { enUS: english = {}, ...others } = locales;
  return Object.entries(others)
    .map(([name, texts]) => compareTexts(name, texts, { english, samples }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
