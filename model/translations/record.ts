/**
 * What a translated page records about itself in its front matter, under `translation`: its
 * translator, and the state of the English page that was translated.
 */
export const RECORD_KEY = 'translation';

/** The kinds of translators. */
export const TRANSLATORS = ['machine', 'person'] as const;
export type Translator = (typeof TRANSLATORS)[number];

export interface TranslationRecord {
  by: Translator;
  /** Hashes of the English sections that were translated, by their ids, in the order of the page. */
  sections: Readonly<Record<string, string>>;
}

/** Eight digits, as `hashSection` makes them. */
const HASH = /^[\da-f]{8}$/;

/** A record that breaks the rules, with the keys that lead to the wrong value. */
export class RecordError extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[], reason: string) {
    super(`"${keys.join('.')}" ${reason}`);
    this.keys = keys;
  }
}

/** Checks that a value is one of `TRANSLATORS`. */
export function isTranslator(value: unknown): value is Translator {
  return TRANSLATORS.some((translator) => translator === value);
}

function parseMap(value: unknown, keys: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RecordError(keys, 'must be a map');
  }
  return { ...value };
}

function parseSections(value: unknown): Record<string, string> {
  const sections = Object.entries(parseMap(value, [RECORD_KEY, 'sections']));
  const checked = sections.map(([id, hash]) => {
    const isHash = typeof hash === 'string' && HASH.test(hash);
    if (isHash) return [id, hash] as const;
    throw new RecordError(
      [RECORD_KEY, 'sections', id],
      "must be a hash in quotes, such as '1a2b3c4d'",
    );
  });
  return Object.fromEntries(checked);
}

/**
 * Reads the value of `translation` in the front matter of a page.
 * @returns undefined if the page has no record
 * @throws {RecordError} if the record is not as the commands write it
 */
export function parseRecord(value: unknown): TranslationRecord | undefined {
  if (value === undefined) return undefined;
  const { by, sections, ...others } = parseMap(value, [RECORD_KEY]);
  const [other] = Object.keys(others);
  if (other !== undefined) throw new RecordError([RECORD_KEY, other], 'is not allowed');
  if (!isTranslator(by)) {
    throw new RecordError([RECORD_KEY, 'by'], `must be one of [${TRANSLATORS.join(', ')}]`);
  }
  return { by, sections: parseSections(sections) };
}
