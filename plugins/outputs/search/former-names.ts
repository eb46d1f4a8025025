import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiName, ApiPage } from '../../../model/api-reference';
import { wordsOf } from '../../../model/search';
import { folderOfPage } from '../../api-reference/addresses';

/** A member that older versions have, with its place in the page that lists what was removed. */
export interface FormerName extends ApiName {
  /** Label of the first version without it. */
  removedIn: string;
  /** Name of the member to use instead, if that is certain. */
  replacement?: string;
}

function readRemoved(docsRoot: string, { family, name }: ApiName): ApiPage['removed'] {
  const file = path.join(docsRoot, 'api', folderOfPage(family, name), 'page.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as ApiPage).removed;
}

function formerNamesOf(docsRoot: string, page: ApiName): FormerName[] {
  const { family, name: owner, to = '' } = page;
  const members = readRemoved(docsRoot, page)?.members ?? [];
  return members.map(({ kind, name, anchor, in: removedIn, type, replacement }) => ({
    name,
    kind: kind === 'field' ? 'prop' : kind,
    family,
    owner,
    to: `${to}#${anchor}`,
    type,
    removedIn,
    replacement,
  }));
}

/**
 * Lists names that users of an older version may search for, and which no member of their family has
 * today. A name of one word, such as `expanded`, is left out: it is a word of many other questions.
 * @param names what the reference of a version holds
 */
export function listFormerNames(docsRoot: string, names: readonly ApiName[]): FormerName[] {
  const keyOf = ({ family, name }: ApiName) => `${family} ${name}`;
  const current = new Set(names.map(keyOf));
  return names
    .filter(({ kind, to }) => to && (kind === 'component' || kind === 'interface'))
    .flatMap((page) => formerNamesOf(docsRoot, page))
    .filter((former) => !current.has(keyOf(former)) && wordsOf(former.name).length > 1);
}
