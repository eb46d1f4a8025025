import type { VersionData } from '../data/types';
import type { ChosenVersion } from '../project/choose-version';

/** The version that answers, in one short line. */
export function versionLine({ version, installed }: ChosenVersion, family?: string): string {
  const library = family && version.libraries[family];
  const name = library ? `${family} ${library}` : `MUI X ${version.label}`;
  if (!installed || !library || installed === library) return `[docs of ${name}]`;
  return `[docs of ${name}; installed: ${installed}]`;
}

/** The lines before an answer: the version, and what users should know about it. */
export function versionLines(chosen: ChosenVersion, family?: string): string[] {
  return [versionLine(chosen, family), ...chosen.warnings.map((warning) => `Warning: ${warning}`)];
}

/** The same for scripts. */
export function versionData(
  { warnings }: ChosenVersion,
  ...versions: readonly VersionData[]
): { versions: object[]; warnings: string[] } {
  return {
    versions: versions.map(({ id, label, libraries }) => ({ id, label, libraries })),
    warnings,
  };
}
