import type { TranslationRecord } from './record';
import type { Section } from './split-sections';

/** Why the translation of a section is not up to date. */
export type SectionState =
  /** The English text changed. */
  | 'changed'
  /** The English page has it, and had not when the page was translated. */
  | 'new'
  /** It was translated, and the English page does not have it any more. */
  | 'removed'
  /** The record has it, and the translated page does not. */
  | 'not translated';

export interface OutdatedSection {
  id: string;
  state: SectionState;
}

type Identified = Pick<Section, 'id'>;
type Hashed = Pick<Section, 'id' | 'hash'>;

function stateOf(
  { id, hash }: Hashed,
  recorded: ReadonlyMap<string, string>,
  translated: ReadonlySet<string>,
): SectionState | undefined {
  const known = recorded.get(id);
  if (known === undefined) return 'new';
  if (known !== hash) return 'changed';
  return translated.has(id) ? undefined : 'not translated';
}

/** The sections of a translated page that are not up to date, in the order of the English page. */
export function outdatedSections(
  english: readonly Hashed[],
  translation: readonly Identified[],
  record: TranslationRecord,
): OutdatedSection[] {
  const recorded = new Map(Object.entries(record.sections));
  const translated = new Set(translation.map(({ id }) => id));
  const ids = new Set(english.map(({ id }) => id));
  const outdated = english.flatMap((section) => {
    const state = stateOf(section, recorded, translated);
    return state ? [{ id: section.id, state }] : [];
  });
  const removed = [...recorded.keys()].filter((id) => !ids.has(id));
  return [...outdated, ...removed.map((id) => ({ id, state: 'removed' as const }))];
}

/** Sections of a translated page whose English is gone. */
export function orphanSections(
  english: readonly Identified[],
  translation: readonly Identified[],
): string[] {
  const ids = new Set(english.map(({ id }) => id));
  return translation.map(({ id }) => id).filter((id) => !ids.has(id));
}

/** A record of all sections of an English page. */
export function recordOf(
  english: readonly Hashed[],
  by: TranslationRecord['by'],
): TranslationRecord {
  return { by, sections: Object.fromEntries(english.map(({ id, hash }) => [id, hash])) };
}

/**
 * Records new hashes of some sections; those that the English page does not have leave the record.
 * @throws if neither the page nor the record has a section
 */
export function acceptSections(
  record: TranslationRecord,
  english: readonly Hashed[],
  ids: readonly string[],
): TranslationRecord {
  const current = new Map(english.map(({ id, hash }) => [id, hash]));
  const old = new Map(Object.entries(record.sections));
  const unknown = ids.find((id) => !current.has(id) && !old.has(id));
  if (unknown !== undefined) throw new Error(`The page has no section "${unknown}"`);
  const order = [...current.keys(), ...[...old.keys()].filter((id) => !current.has(id))];
  const entries = order.map((id) => [id, ids.includes(id) ? current.get(id) : old.get(id)]);
  const sections = Object.fromEntries(entries.filter(([, hash]) => hash !== undefined));
  return { by: record.by, sections: sections as Record<string, string> };
}

/**
 * Records the hashes after a change that does not concern translators. Only sections that were up
 * to date before it stay so.
 * @returns the new record and the sections that it carries over; none if there is nothing to do
 */
export function carryRecord(
  record: TranslationRecord,
  before: readonly Hashed[],
  after: readonly Hashed[],
): { record: TranslationRecord; carried: string[] } {
  const old = new Map(before.map(({ id, hash }) => [id, hash]));
  const carried = after.filter(
    ({ id, hash }) => old.has(id) && old.get(id) !== hash && record.sections[id] === old.get(id),
  );
  const hashes = Object.fromEntries(carried.map(({ id, hash }) => [id, hash]));
  return {
    record: { by: record.by, sections: { ...record.sections, ...hashes } },
    carried: carried.map(({ id }) => id),
  };
}
