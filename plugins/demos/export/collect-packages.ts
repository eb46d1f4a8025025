import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectPackages } from '../../../model/demo-code';
import { importerOf } from '../../files/packages-dir';
import { isRelative } from '../page/demo-files';
import {
  findPackage,
  isPeer,
  packageName,
  packageOf,
  requiredPeers,
  resolveModule,
  typesOf,
  versionFor,
  type InstalledPackage,
} from './installed-package';
import { packageModuleNames } from '../code/module-names';

/** An import of a package, and the file that contains it. */
export interface PackageImport {
  request: string;
  from: string;
}

/** Imports of a file of a package, read once for all demos. */
interface LibraryFile {
  owner: InstalledPackage;
  /** Other files that it loads. */
  files: string[];
  /** Names of packages that it leaves to the project. */
  peers: string[];
}

const libraryFiles = new Map<string, LibraryFile | undefined>();

const SCRIPT = /\.[cm]?js$/;

function readLibraryFile(file: string): LibraryFile | undefined {
  const owner = packageOf(file);
  if (!owner) return undefined;
  const names = SCRIPT.test(file) ? packageModuleNames(readFileSync(file, 'utf8')) : [];
  return {
    owner,
    files: names.flatMap((request) => {
      const named = isRelative(request) || packageName(request);
      return (named && resolveModule(request, file)) || [];
    }),
    peers: names.flatMap((request) => {
      const name = isRelative(request) ? undefined : packageName(request);
      return name && isPeer(owner, name) ? [name] : [];
    }),
  };
}

function libraryFile(file: string): LibraryFile | undefined {
  if (!libraryFiles.has(file)) libraryFiles.set(file, readLibraryFile(file));
  return libraryFiles.get(file);
}

/** Installed packages by the names that code imports them by. */
type Packages = ReadonlyMap<string, InstalledPackage>;

/**
 * Adds a package with its required peers, and theirs.
 * @param importer file that the name resolves from
 * @param from file that an error names
 */
function addPackage(
  packages: Map<string, InstalledPackage>,
  name: string,
  importer: string,
  from = importer,
): void {
  if (packages.has(name)) return;
  const installed = findPackage(name, importer);
  if (!installed) throw new Error(`${from}: the package "${name}" is not installed`);
  packages.set(name, installed);
  addRequiredPeers(packages, installed);
}

function addRequiredPeers(packages: Map<string, InstalledPackage>, owner: InstalledPackage): void {
  const from = path.join(owner.folder, 'package.json');
  requiredPeers(owner).forEach((peer) => addPackage(packages, peer, from));
}

const peersByFile = new Map<string, Packages>();

/**
 * Packages that the file of a package needs from the project: the peers of every package of which it
 * loads a file, also through others. An optional peer counts if such a file imports it.
 */
function peersBehind(first: string): Packages {
  const known = peersByFile.get(first);
  if (known) return known;
  const packages = new Map<string, InstalledPackage>();
  const owners = new Set<InstalledPackage>();
  const files = new Set([first]);
  // The set grows while it is walked.
  for (const file of files) {
    const read = libraryFile(file);
    if (!read) continue;
    owners.add(read.owner);
    read.peers.forEach((peer) => addPackage(packages, peer, file));
    read.files.forEach((next) => files.add(next));
  }
  owners.forEach((owner) => addRequiredPeers(packages, owner));
  peersByFile.set(first, packages);
  return packages;
}

function sorted(entries: [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The packages that a project has to name for what its files import, at the versions that are
 * installed: those packages themselves, and the peers of all that is loaded with them.
 * @param packagesDir folder that holds the packages, whichever folder the files are in
 * @throws with the file that imports a package which is not installed
 */
export function collectPackages(
  imports: readonly PackageImport[],
  packagesDir: string,
): ProjectPackages {
  const importer = importerOf(packagesDir);
  const packages = new Map<string, InstalledPackage>();
  for (const { request, from } of imports) {
    const name = packageName(request);
    if (!name) continue;
    addPackage(packages, name, importer, from);
    const file = resolveModule(request, importer);
    if (!file) continue;
    peersBehind(file).forEach((peer, peerName) => {
      if (!packages.has(peerName)) packages.set(peerName, peer);
    });
  }
  const found = [...packages];
  return {
    dependencies: sorted(found.map(([name, installed]) => [name, versionFor(name, installed)])),
    types: sorted(
      found.flatMap(([name, installed]) => {
        const types = typesOf(name, installed);
        return types ? [[types.manifest.name, types.manifest.version]] : [];
      }),
    ),
  };
}
