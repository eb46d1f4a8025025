import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ChosenVersion } from '../project/choose-version';
import { chooseVersion } from '../project/choose-version';
import { familyOf, isMuiX } from '../project/names';
import { libraryModule } from '../check/reference';
import type { ProjectPart } from '../source-scan/project-parts';
import { UsageError, type CommandContext } from './types';
import { versionLines } from './version-lines';

/**
 * Makes sure that there is something to check.
 * @throws {UsageError} outside of projects, where "0 problems" would mislead
 */
export function needProject({ project: { folder } }: CommandContext): void {
  if (existsSync(path.join(folder, 'package.json'))) return;
  throw new UsageError(
    `There is no project: ${folder} and the folders above have no package.json.`,
  );
}

/** The version that answers about a family in a part of a project. */
export function versionOfPart(
  { docs, project, choose }: CommandContext,
  { packages }: ProjectPart,
  family: string,
): ChosenVersion {
  const chosen = choose(family);
  const isOwn = packages.some(({ name }) => familyOf(name) === family);
  // Without an installed version, users named one, or only another family is installed.
  if (chosen.installed === undefined || !isOwn) return chosen;
  return chooseVersion(docs.versions, { ...project, packages }, family);
}

/** The families that a part of a project has installed, or imports from. */
export function familiesOf({ packages, files }: ProjectPart): string[] {
  const imported = files.flatMap(({ imports }) =>
    imports.flatMap(({ module }) => libraryModule(module)?.family ?? []),
  );
  return [...new Set([...packages.map(({ name }) => familyOf(name)), ...imported])].sort();
}

/** At the root of a monorepo, there is often nothing besides the workspaces. */
function isAboutMuiX({ files, dependencies }: ProjectPart): boolean {
  return files.length > 0 || dependencies.some(({ name }) => isMuiX(name));
}

/** The lines that name the versions, and what users should know about them. */
export function partLines(context: CommandContext, parts: readonly ProjectPart[]): string[] {
  const lines = parts
    .filter(isAboutMuiX)
    .flatMap((part) =>
      familiesOf(part).flatMap((family) =>
        versionLines(versionOfPart(context, part, family), family),
      ),
    );
  return [...new Set(lines.length > 0 ? lines : versionLines(context.choose()))];
}
