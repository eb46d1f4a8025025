import { formatAddress } from '@site/model/addresses/format';
import { DOCS_SECTION } from '@site/model/addresses/parse';
import { PAGES_FILE, VERSIONS_FILE } from '@site/model/public-versions';
import { parsePages, parseVersions, type ListedVersion } from './parse-lists';

/** Milliseconds after which readers get what the page knows without the file. */
const LIMIT = 4000;

/** Files that arrived; one that did not, or has the wrong content, is requested again. */
const files = new Map<string, Promise<unknown>>();

async function request<Content>(
  address: string,
  parse: (value: unknown) => Content | undefined,
): Promise<Content> {
  // Not `fetchFile`, which may show a notice: without the file the menu is still of use.
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  const content = answer.ok ? parse(await answer.json()) : undefined;
  if (content === undefined) throw new Error(`${answer.status} ${address}`);
  return content;
}

async function readOnce<Content>(
  address: string,
  parse: (value: unknown) => Content | undefined,
): Promise<Content | undefined> {
  const known = files.get(address) as Promise<Content> | undefined;
  const reading = known ?? request(address, parse);
  files.set(address, reading);
  try {
    return await reading;
  } catch {
    files.delete(address);
    return undefined;
  }
}

/** All versions of the site; undefined when the list cannot be read. */
export function readVersions(): Promise<ListedVersion[] | undefined> {
  return readOnce(`/${VERSIONS_FILE}`, parseVersions);
}

/**
 * The pages of a version in a language, as paths below it.
 * @param version its folder below `/x/`
 * @returns undefined when the list cannot be read
 */
export function readPages(
  version: string,
  language: string,
): Promise<ReadonlySet<string> | undefined> {
  const folder = formatAddress({ language, section: DOCS_SECTION, version });
  return readOnce(folder + PAGES_FILE, parsePages);
}
