import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MERGE_FOLDER } from '../../../model/unit-files';
import type { WriteFile } from '../../files/write-file';
import { unitFolder } from '../../site-pages/unit-folder';

/** The list of a whole site in one language, which lacks its versions. */
interface RootList {
  /** Address of the list. */
  address: string;
  /** Its Markdown. */
  list: string;
  /** Heading above the versions. */
  heading: string;
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
}

/** Writes `/llms.txt`, and that of each language: the documented version and links to the others. */
export function writeRootLists({ write, unitFolders, versions }: RootListsInput): void {
  for (const folder of unitFolders) {
    const text = readFileSync(path.join(folder, ROOT_LIST), 'utf8');
    const { address, list, heading } = JSON.parse(text) as RootList;
    const items = versions.map(versionItem).join('');
    write(address.slice(1), versions.length < 2 ? list : `${list}\n## ${heading}\n\n${items}`);
  }
}
