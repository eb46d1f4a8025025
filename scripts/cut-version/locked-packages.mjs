// @ts-check

/**
 * What a lockfile of npm has about a package.
 * @typedef {object} LockedPackage
 * @property {string} version
 * @property {string} [name] if it is installed under another one
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * @typedef {object} Lockfile
 * @property {string} [name]
 * @property {number} lockfileVersion
 * @property {boolean} [requires]
 * @property {Record<string, any>} packages by their folders: `node_modules/dayjs`
 */

/** Why the site has a package, which differs for a version of the docs. */
const REASONS = ['dev', 'devOptional', 'optional', 'peer'];

/**
 * Finds a package as Node does: in the folder `node_modules` of the one that asks, then further up.
 * @param {Lockfile} lockfile
 * @param {string} from folder of the package that asks
 * @param {string} name
 * @returns {string | undefined}
 */
function folderFrom({ packages }, from, name) {
  let at = from;
  for (;;) {
    const folder = `${at && `${at}/`}node_modules/${name}`;
    if (folder in packages) return folder;
    if (at === '') return undefined;
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
  }
}

/** @param {LockedPackage} locked @returns {LockedPackage} */
function withoutReasons(locked) {
  return /** @type {LockedPackage} */ (
    Object.fromEntries(Object.entries(locked).filter(([name]) => !REASONS.includes(name)))
  );
}

/**
 * Packages and all that they depend on. Peers are not followed: React, Emotion and Material UI are
 * those of the site, in every version.
 * @param {Lockfile} lockfile
 * @param {string[]} names
 * @returns {Record<string, LockedPackage>} by their folders, sorted
 * @throws with the name of one that the lockfile lacks
 */
function withDependencies(lockfile, names) {
  /** @type {Record<string, LockedPackage>} */
  const found = {};
  const folders = names.map((name) => `node_modules/${name}`);
  for (const folder of folders) {
    if (folder in found) continue;
    const locked = lockfile.packages[folder];
    if (!locked) throw new Error(`package-lock.json lacks ${folder}`);
    found[folder] = withoutReasons(locked);
    const needed = { ...locked.dependencies, ...locked.optionalDependencies };
    for (const name of Object.keys(needed)) {
      // What is optional may be missing.
      const place = folderFrom(lockfile, folder, name);
      if (place !== undefined) folders.push(place);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The exact version of a package, as a manifest asks for it.
 * @param {Lockfile} lockfile
 * @param {string} name
 */
function exactVersion(lockfile, name) {
  const locked = lockfile.packages[`node_modules/${name}`];
  if (!locked) throw new Error(`package-lock.json lacks ${name}`);
  const isRenamed = locked.name !== undefined && locked.name !== name;
  return isRenamed ? `npm:${locked.name}@${locked.version}` : locked.version;
}

/**
 * Manifest and lockfile with packages as the site has them, down to the last one that they depend on.
 * @param {object} options
 * @param {string} options.id of the version of the docs
 * @param {string[]} options.names of the packages
 * @param {Lockfile} options.lockfile of the site
 * @returns {{ manifest: { dependencies: Record<string, string> } & Record<string, unknown>, lockfile: Lockfile }}
 * @throws with the name of a package that the lockfile lacks
 */
export function pinPackages({ id, names, lockfile }) {
  const name = `packages-of-${id}`;
  const sorted = [...names].sort();
  const dependencies = Object.fromEntries(
    sorted.map((each) => [each, exactVersion(lockfile, each)]),
  );
  return {
    manifest: {
      name,
      private: true,
      description: `The packages that version ${id} of the docs runs on. React, Emotion, @mui/material and @mui/system are those of the site`,
      dependencies,
    },
    lockfile: {
      name,
      lockfileVersion: lockfile.lockfileVersion,
      requires: true,
      packages: { '': { name, dependencies }, ...withDependencies(lockfile, sorted) },
    },
  };
}
