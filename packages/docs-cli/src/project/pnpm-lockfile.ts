import { mapAt, readIndented, textAt, type IndentedMap } from './indented';
import { isMuiX } from './names';
import type { Lockfile } from './types';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Without the peer dependencies that follow, and the name of an alias before it. */
function plainVersion(version: string): string | undefined {
  return /^(?:\/?@?[^@(]+[@/])?(\d+\.\d+\.\d+[\w.+-]*?)(?:[(_].*)?$/.exec(version)?.[1];
}

/** Since version 6 a map with specifier and version; before, only the version. */
function versionIn(workspace: IndentedMap, name: string): string | undefined {
  for (const field of FIELDS) {
    const found = mapAt(workspace, field)[name];
    const version = typeof found === 'object' ? textAt(found, 'version') : found;
    if (version) return plainVersion(version);
  }
  return undefined;
}

/** Keys are `/@mui/x-charts/7.0.0_hash`, `/@mui/x-charts@7.0.0(react@18.2.0)` or `@mui/x-charts@7.0.0`. */
function readKey(key: string): { name: string; version: string }[] {
  const [, name = '', rest = ''] = /^\/?(@[^/]+\/[^@/]+)[@/](.+)$/.exec(key) ?? [];
  const version = plainVersion(rest);
  return isMuiX(name) && version ? [{ name, version }] : [];
}

/** Reads `pnpm-lock.yaml`, versions 5 to 9. */
export function readPnpmLockfile(text: string): Lockfile {
  const lock = readIndented(text);
  const importers = mapAt(lock, 'importers');
  return {
    packageManager: 'pnpm',
    versionOf(workspace, name) {
      const found = versionIn(mapAt(importers, workspace || '.'), name);
      return found ?? (workspace === '' ? versionIn(lock, name) : undefined);
    },
    all: () => Object.keys(mapAt(lock, 'packages')).flatMap(readKey),
  };
}
