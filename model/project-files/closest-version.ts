import { parseVersion, type VersionNumber } from './version-number';

/** How well the docs of a version describe the installed one. */
type Fit = 'same' | 'near' | 'otherMajor';

/** The docs that are closest to an installed version. */
export interface ClosestVersion<Docs> {
  docs: Docs;
  /** Version of the library that its pages describe. */
  describes: string;
  fit: Fit;
}

interface Candidate<Docs> extends ClosestVersion<Docs> {
  /** Number of majors, then of minors, between the two. */
  distance: readonly [number, number];
}

function candidateOf<Docs>(
  docs: Docs,
  describes: string | undefined,
  installed: VersionNumber,
): Candidate<Docs> | undefined {
  const number = describes === undefined ? undefined : parseVersion(describes);
  if (describes === undefined || !number) return undefined;
  const majors = Math.abs(number.major - installed.major);
  // From another major, its end is nearer than its beginning if it is older, and farther otherwise.
  const minors =
    majors === 0
      ? Math.abs(number.minor - installed.minor)
      : Math.sign(number.major - installed.major) * number.minor;
  const fit = majors > 0 ? 'otherMajor' : minors > 0 ? 'near' : 'same';
  return { docs, describes, fit, distance: [majors, minors] };
}

/**
 * The version of the docs that is closest to an installed version: of the same major if there is one,
 * then the fewest minors away, then the older one.
 * @param versions the newest first
 * @param describedBy the version of the library that docs describe; undefined if they lack it
 */
export function closestVersion<Docs>(
  versions: readonly Docs[],
  describedBy: (docs: Docs) => string | undefined,
  installed: VersionNumber,
): ClosestVersion<Docs> | undefined {
  const [closest] = versions
    .flatMap((docs) => candidateOf(docs, describedBy(docs), installed) ?? [])
    .reverse()
    .sort(
      (one, other) => one.distance[0] - other.distance[0] || one.distance[1] - other.distance[1],
    );
  return closest && { docs: closest.docs, describes: closest.describes, fit: closest.fit };
}
