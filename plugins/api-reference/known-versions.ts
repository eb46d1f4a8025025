import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { parseAddress } from '../../model/addresses/parse';
import type { HasPage, KnownVersion } from '../../model/member-history/changes';
import type { MemberList } from '../../model/member-history/member-list';
import type { MinorsList } from '../../model/member-history/minors';
import { docsFolderOf } from '../files/docs-folder';
import { apiFoldersOf } from './folders';

/**
 * The file with the members of a version. Versions that were cut keep theirs; the generator makes
 * that of the pages in `docs/`.
 */
export function membersFile(siteDir: string, version: Pick<DocsVersion, 'id' | 'docs'>): string {
  const folder =
    version.docs === 'current' ? apiFoldersOf(version).cache : path.join('versions', version.id);
  return path.join(siteDir, folder, 'members.json');
}

/** The file with the minors of changes: `npm run list-minors` writes it. */
export function minorsFile(siteDir: string): string {
  return path.join(siteDir, 'versions/minors.json');
}

/** Reads the minors of changes; none if nobody has listed them. */
export function readMinors(siteDir: string): MinorsList {
  const file = minorsFile(siteDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MinorsList) : {};
}

/**
 * The versions that the reference of a version is about: itself and older ones. The documented
 * version has the changes between all; sections about other products have one version.
 * @param versions the newest first
 */
export function versionsInReferenceOf(
  { section, id, path: folder }: DocsVersion,
  versions: readonly DocsVersion[],
): readonly DocsVersion[] {
  if (section) return [];
  const own = versions.findIndex((version) => version.id === id);
  return folder === '' ? versions : versions.slice(own);
}

/** The files with members that the reference of a version is made from. */
export function memberFiles(
  siteDir: string,
  { id }: DocsVersion,
  versions: readonly DocsVersion[],
): string[] {
  return versions
    .filter((version) => version.id !== id)
    .map((version) => membersFile(siteDir, version))
    .filter((file) => existsSync(file));
}

/** The members of a version; undefined if nobody has listed them. */
function readMembers(siteDir: string, version: DocsVersion): MemberList | undefined {
  const file = membersFile(siteDir, version);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as MemberList;
}

/**
 * The versions whose members are known, the oldest first.
 * @param versions the newest first
 * @param own members that were read from the packages of a version just now, by its id
 */
export function knownVersions(
  siteDir: string,
  versions: readonly DocsVersion[],
  own: Readonly<Record<string, MemberList>>,
): KnownVersion[] {
  const known = versions.flatMap((version) => {
    const list = own[version.id] ?? readMembers(siteDir, version);
    return list ? [{ version, list }] : [];
  });
  return known.reverse();
}

/** The reference has a page for each export; other pages are looked up among the docs. */
export function pageFinder(siteDir: string): HasPage {
  return (version, address) => {
    const { rest } = parseAddress(address);
    if (rest.startsWith('api/')) return true;
    return existsSync(path.join(siteDir, docsFolderOf(version), rest, 'index.mdx'));
  };
}
