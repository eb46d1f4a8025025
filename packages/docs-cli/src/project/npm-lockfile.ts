import { isMuiX } from './names';
import type { Lockfile } from './types';

interface LockedPackage {
  /** Of an alias: the name in the registry. */
  name?: string;
  version?: string;
}

interface NpmLockfile {
  /** Since version 2: by folder. */
  packages?: Record<string, LockedPackage>;
  /** Version 1: by name. */
  dependencies?: Record<string, LockedPackage>;
}

/** An alias of version 1 has its name in the version: `npm:@mui/x-charts@7.0.0`. */
function plainVersion(version: string | undefined): string | undefined {
  return version?.replace(/^npm:@?[^@]+@/, '');
}

function nameOf(folder: string, { name }: LockedPackage): string {
  return name ?? folder.replace(/^(?:.*\/)?node_modules\//, '');
}

function isNpmLockfile(value: unknown): value is NpmLockfile {
  return (
    typeof value === 'object' && value !== null && ('packages' in value || 'dependencies' in value)
  );
}

/**
 * Reads `package-lock.json` or `npm-shrinkwrap.json`, versions 1 to 3.
 * @throws when it is not one
 */
export function readNpmLockfile(text: string): Lockfile {
  const lock: unknown = JSON.parse(text);
  if (!isNpmLockfile(lock)) throw new Error('it has neither packages nor dependencies');
  const packages = new Map(Object.entries(lock.packages ?? {}));
  const dependencies = new Map(Object.entries(lock.dependencies ?? {}));
  return {
    packageManager: 'npm',
    versionOf(workspace, name) {
      const own = workspace && packages.get(`${workspace}/node_modules/${name}`)?.version;
      return (
        own ||
        packages.get(`node_modules/${name}`)?.version ||
        plainVersion(dependencies.get(name)?.version)
      );
    },
    all: () =>
      [...packages, ...dependencies].flatMap(([folder, locked]) => {
        const name = nameOf(folder, locked);
        const version = plainVersion(locked.version);
        return isMuiX(name) && version ? [{ name, version }] : [];
      }),
  };
}
