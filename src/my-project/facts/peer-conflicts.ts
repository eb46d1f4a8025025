import type { FoundPackage, Project } from '../read/project';
import {
  isInRange,
  parseRange,
  rangesMeet,
  type VersionRange,
} from '@site/model/project-files/version-range';
import { parseVersion } from '@site/model/project-files/version-number';
import { DATE_PACKAGES } from './date-libraries';
import type { FamilyFacts } from './family-facts';
import { versionsOf } from './installed';

/** What a package of MUI X asks for, and the project lacks or has in another version. */
export interface PeerConflict {
  package: string;
  peer: string;
  /** The range that the package asks for; absent for a date library, of which any will do. */
  wanted?: string;
  /** Versions or ranges that the project has; none if it lacks the package. */
  found: readonly string[];
}

/** Ranges of peers by package, for each version of the docs by its id. */
export type DocumentedPeers = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** Peers that a project may lack: it needs one date library, and one styling engine. */
const OPTIONAL =
  /^(?:@emotion\/.+|dayjs|luxon|date-fns(?:-jalali)?|moment(?:-hijri|-jalaali)?|@mui\/system)$/;

function peersOf(
  found: FoundPackage,
  { closest }: FamilyFacts,
  documented: DocumentedPeers,
): Readonly<Record<string, string>> {
  const own = found.locked.at(-1)?.peers;
  if (own && Object.keys(own).length > 0) return own;
  // The peers of another major are other ones.
  if (!closest || closest.fit === 'otherMajor') return {};
  return documented[closest.docs.id]?.[found.name] ?? {};
}

function fits(peer: FoundPackage, wanted: VersionRange): boolean {
  if (peer.locked.length > 0) {
    return peer.locked.some(({ number }) => {
      const version = parseVersion(number);
      return version !== undefined && isInRange(version, wanted);
    });
  }
  const ranges = peer.ranges.flatMap((range) => {
    const parsed = parseRange(range);
    return parsed ? [parsed] : [];
  });
  // Of what is not known, nothing is claimed.
  return ranges.length === 0 || ranges.some((range) => rangesMeet(range, wanted));
}

function conflictOf(
  name: string,
  [peer, wanted]: readonly [string, string],
  { packages }: Project,
): PeerConflict | undefined {
  const range = parseRange(wanted);
  const found = packages.get(peer);
  if (!range) return undefined;
  if (!found) {
    return OPTIONAL.test(peer) ? undefined : { package: name, peer, wanted, found: [] };
  }
  if (fits(found, range)) return undefined;
  return { package: name, peer, wanted, found: versionsOf(found).map(({ written }) => written) };
}

function lacksDateLibrary({ family }: FamilyFacts, { packages }: Project): boolean {
  return family === 'date-pickers' && !DATE_PACKAGES.some((name) => packages.has(name));
}

/** The peer dependencies of the packages of MUI X that a project does not meet. */
export function peerConflicts(
  project: Project,
  families: readonly FamilyFacts[],
  documented: DocumentedPeers,
): PeerConflict[] {
  return families.flatMap((facts) => {
    const conflicts = facts.packages.flatMap((found) =>
      Object.entries(peersOf(found, facts, documented)).flatMap(
        (peer) => conflictOf(found.name, peer, project) ?? [],
      ),
    );
    const [first] = facts.packages;
    return first && lacksDateLibrary(facts, project)
      ? [...conflicts, { package: first.name, peer: DATE_PACKAGES.join(', '), found: [] }]
      : conflicts;
  });
}
