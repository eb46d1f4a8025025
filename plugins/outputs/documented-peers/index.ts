import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packagesOf, type DocsVersion } from '../../../model/docs-version';

const NAME = 'documented-peers';

interface Lockfile {
  packages: Readonly<Record<string, { peerDependencies?: Readonly<Record<string, string>> }>>;
}

/** Ranges of peer dependencies by package. */
type Peers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The peer dependencies of the packages that a version of the docs runs on. They are read from the
 * lockfile, as the packages of older versions need not be installed.
 * @throws when the lockfile lacks a package
 */
function peersOf(version: DocsVersion, siteDir: string): Peers {
  const file = path.join(siteDir, version.packages ?? '', 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const names = Object.keys(version.families).flatMap((family) =>
    packagesOf(version, family).map(({ name }) => name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const entry = packages[`node_modules/${name}`];
      if (!entry) throw new Error(`${file} lacks ${name}, which model/versions.json lists`);
      return [name, entry.peerDependencies ?? {}];
    }),
  );
}

/** The peer dependencies of all versions of the docs, by the ids of these versions. */
export function documentedPeersOf(
  versions: readonly DocsVersion[],
  siteDir: string,
): Readonly<Record<string, Peers>> {
  return Object.fromEntries(versions.map((version) => [version.id, peersOf(version, siteDir)]));
}

/** Provides the peer dependencies of all versions for the page that checks a project. */
export function documentedPeers(versions: readonly DocsVersion[]) {
  return function documentedPeersPlugin({ siteDir }: LoadContext): Plugin {
    return {
      name: NAME,
      async contentLoaded({ actions }) {
        const peers = documentedPeersOf(versions, siteDir);
        await actions.createData('peers.json', JSON.stringify(peers));
      },
    };
  };
}
