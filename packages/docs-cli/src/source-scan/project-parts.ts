import type { InstalledPackage, Project } from '../project/types';
import type { FileFacts, ProjectFile } from './facts';
import { inTurns } from './in-turns';
import { mentionsMui } from './mentions-mui';
import { type Dependency, readDependencies } from './read-dependencies';
import { readProject } from './read-project';

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

async function makePart(
  files: readonly ProjectFile[],
  packages: InstalledPackage[],
  signal: AbortSignal,
): Promise<ProjectPart> {
  const sources = files.filter(
    ({ path, content }) => !path.endsWith('.json') && mentionsMui(content),
  );
  const dependencies = readDependencies(files);
  if (sources.length === 0) return { packages, files: [], dependencies };
  // The compiler takes longer to load than most answers take.
  const { scanFile } = await import('./scan-file');
  const scanned = await inTurns(sources, scanFile, signal);
  return { packages, files: scanned.filter((facts) => facts !== undefined), dependencies };
}

/**
 * Reads the sources of a project, apart for each workspace that asks for packages of MUI X.
 * @throws the reason of the signal, when the caller no longer waits
 */
export async function readParts(
  { root, folder, packages }: Project,
  signal: AbortSignal,
): Promise<ProjectPart[]> {
  const files = await readProject(folder, signal);
  const folders = [...new Set(packages.map(({ workspace }) => workspace))].filter(Boolean);
  // Workspaces have their own versions only if the project is the root around them.
  if (root !== folder || folders.length === 0) return [await makePart(files, packages, signal)];
  const rest = files.filter(({ path }) => folderOf(path, folders) === '');
  return Promise.all([
    makePart(rest, packages, signal),
    ...folders.map((each) =>
      makePart(
        files.filter(({ path }) => folderOf(path, folders) === each),
        packages.filter(({ workspace }) => workspace === each),
        signal,
      ),
    ),
  ]);
}
