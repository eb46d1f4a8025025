// @ts-check

/** @typedef {{ id: string, packages: string }} PinnedVersion a version with packages of its own */

/**
 * Chooses the versions whose demos are checked. Those that run on the packages of the site are part of
 * its own check.
 * @param {readonly { id: string, packages: string | null }[]} versions
 * @param {{ isInstalled: (version: PinnedVersion) => boolean, installsAll: boolean }} options
 * @returns {{ check: PinnedVersion[], leftOut: PinnedVersion[] }}
 */
export function projectsToCheck(versions, { isInstalled, installsAll }) {
  const pinned = versions.flatMap(({ id, packages }) =>
    packages === null ? [] : { id, packages },
  );
  const isChecked = (/** @type {PinnedVersion} */ version) => installsAll || isInstalled(version);
  return {
    check: pinned.filter(isChecked),
    leftOut: pinned.filter((version) => !isChecked(version)),
  };
}
