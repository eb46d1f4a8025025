import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BLOG } from '../../../model/blog';
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

/** Address of the list in English. */
const ROOT_ADDRESS = '/llms.txt';

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
  /** Whether the site has a blog, which is in English only. */
  blog: boolean;
}

const BLOG_PART = `\n## ${BLOG.title}\n\n- [${BLOG.feedTitle}](${BLOG.address}llms.txt): ${BLOG.description}\n`;

function part(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `\n## ${heading}\n\n${items.join('')}`;
}

/**
 * Writes `/llms.txt`, and that of each language: the documented version, and links to the lists of
 * other products and versions. The English list also has the blog.
 */
export function writeRootLists(input: RootListsInput): void {
  const { write, unitFolders, versions, sections, blog } = input;
  for (const folder of unitFolders) {
    const text = readFileSync(path.join(folder, ROOT_LIST), 'utf8');
    const { address, list, headings } = JSON.parse(text) as RootList;
    const products = sections.map((section) => sectionItem(section, address));
    const others = versions.length < 2 ? [] : versions.map(versionItem);
    const parts = [
      part(headings.sections, products),
      part(headings.versions, others),
      blog && address === ROOT_ADDRESS ? BLOG_PART : '',
    ];
    write(address.slice(1), list + parts.join(''));
  }
}
