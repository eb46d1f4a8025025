import type { InstalledPackage, Project } from '../project/types';
import { type FileFacts, type ProjectFile } from './facts';
import { type Dependency, readDependencies } from './read-dependencies';
import { readProject } from './read-project';
import { scanFiles } from './scan-file';

/** The files of a project, or of one workspace, that have the same packages. */
export interface ProjectPart {
  packages: InstalledPackage[];
  files: FileFacts[];
  dependencies: Dependency[];
}

/** The longest of the folders that a file is in. */
function folderOf(file: string, folders: readonly string[]): string {
  const around = folders.filter((folder) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.length - a.length)[0] ?? '';
}

function makePart(files: readonly ProjectFile[], packages: InstalledPackage[]): ProjectPart {
  return { packages, files: scanFiles(files), dependencies: readDependencies(files) };
}

/** Reads the sources of a project, apart for each workspace that asks for packages of MUI X. */
export function readParts({ root, folder, packages }: Project): ProjectPart[] {
  const files = readProject(folder);
  const folders = [...new Set(packages.map(({ workspace }) => workspace))].filter(Boolean);
  // Workspaces have their own versions only if the project is the root around them.
  if (root !== folder || folders.length === 0) return [makePart(files, packages)];
  const rest = files.filter(({ path }) => folderOf(path, folders) === '');
  return [
    makePart(rest, packages),
    ...folders.map((each) =>
      makePart(
        files.filter(({ path }) => folderOf(path, folders) === each),
        packages.filter(({ workspace }) => workspace === each),
      ),
    ),
  ];
}
