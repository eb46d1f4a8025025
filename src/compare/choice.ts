import type { DocsVersion } from '@site/model/docs-version';

/** What the page compares. The address has it; nothing else remembers it. */
export interface Choice {
  /** Ids of versions. */
  from: string;
  to: string;
  family: string;
}

/** A value of the address that does not exist, and what is shown instead. */
export interface UnknownValue {
  value: string;
  shown: string;
}

export interface ParsedChoice {
  choice: Choice;
  unknown: UnknownValue[];
}

/** The documented version and the one before it; the one after it if it is the oldest. */
function defaultVersions(versions: readonly DocsVersion[]): Pick<Choice, 'from' | 'to'> {
  const documented = Math.max(
    0,
    versions.findIndex(({ path }) => path === ''),
  );
  const newer = documented === versions.length - 1 ? Math.max(0, documented - 1) : documented;
  return { from: versions[newer + 1]?.id ?? '', to: versions[newer]?.id ?? '' };
}

/**
 * Reads the query of the address. Versions are named by id; names that do not exist count as absent.
 * @param versions the newest first
 * @param families the first one is the default
 */
export function parseChoice(
  query: string,
  versions: readonly DocsVersion[],
  families: readonly string[],
): ParsedChoice {
  const parameters = new URLSearchParams(query);
  const unknown: UnknownValue[] = [];
  const read = (name: string, known: readonly string[], fallback: string): string => {
    const value = parameters.get(name);
    if (value === null || known.includes(value)) return value ?? fallback;
    unknown.push({ value, shown: fallback });
    return fallback;
  };
  const ids = versions.map(({ id }) => id);
  const defaults = defaultVersions(versions);
  const choice = {
    from: read('from', ids, defaults.from),
    to: read('to', ids, defaults.to),
    family: read('family', families, families[0] ?? ''),
  };
  return { choice, unknown };
}
