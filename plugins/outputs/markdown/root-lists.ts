import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MERGE_FOLDER } from '../../../model/unit-files';
import type { WriteFile } from '../../files/write-file';
import { unitFolder } from '../../site-pages/unit-folder';

/** The list of a whole site in one language, which lacks its versions and its other sections. */
interface RootList {
  /** Address of the list. */
  address: string;
  /** Its Markdown. */
  list: string;
  /** Headings of what it lacks. */
  headings: { sections: string; versions: string };
}

/** From the folder of a unit of the documented version. */
const ROOT_LIST = `${MERGE_FOLDER}/llms.json`;

/** Keeps the list for the merge, which knows all versions. */
export function writeRootList(props: { outDir: string; baseUrl: string }, list: RootList): void {
  const file = path.join(unitFolder(props), ROOT_LIST);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(list));
}

/** A version as the list of the site names it. */
interface ListedVersion {
  label: string;
  /** Folder below `/x/`; empty for the documented one. */
  path: string;
}

/** A section about another product, as the list of the site names it. */
interface ListedSection {
  id: string;
  title: string;
}

/** The list of a section, in the language of the list at an address. */
function sectionItem({ id, title }: ListedSection, address: string): string {
  return `- [${title}](${path.posix.join(path.posix.dirname(address), id, 'llms.txt')})\n`;
}

/** The list of a version: in English, which each version has. */
function versionItem({ label, path: folder }: ListedVersion): string {
  return folder === '' ? `- ${label}\n` : `- [${label}](/x/${folder}/llms.txt)\n`;
}

interface RootListsInput {
  write: WriteFile;
  /** Folders of the units of the documented version. */
  unitFolders: readonly string[];
  /** All versions of the site, in the order of the version menu. */
  versions: readonly ListedVersion[];
  /** Sections about other products, in the order of menus. */
  sections: readonly ListedSection[];
}

function part(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `\n## ${heading}\n\n${items.join('')}`;
}

/**
 * Writes `/llms.txt`, and that of each language: the documented version, and links to the lists of
 * other products and versions.
 */
export function writeRootLists(input: RootListsInput): void {
  const { write, unitFolders, versions, sections } = input;
  for (const folder of unitFolders) {
    const text = readFileSync(path.join(folder, ROOT_LIST), 'utf8');
    const { address, list, headings } = JSON.parse(text) as RootList;
    const products = sections.map((section) => sectionItem(section, address));
    const others = versions.length < 2 ? [] : versions.map(versionItem);
    write(
      address.slice(1),
      list + part(headings.sections, products) + part(headings.versions, others),
    );
  }
}
