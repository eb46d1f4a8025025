// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license] as the manifest of the package names it
 * @property {string} [name] where the folder has another name than the package
 * @property {boolean} [link] whether the folder leads to a package of this repository
 *
 * @typedef {object} Rules
 * @property {readonly string[]} allowed
 * @property {Readonly<Record<string, { license: string }>>} reviewed by the name of the package
 */

/**
 * Finds packages whose license is not in the list of allowed ones.
 * @param {Readonly<Record<string, LockedPackage>>} packages `packages` of package-lock.json, by folder
 * @param {Rules} rules
 * @returns {string[]} a line for each, and for each rule that no package needs any more
 */
export function auditLicenses(packages, { allowed, reviewed }) {
  const refused = [];
  const needed = new Set();
  for (const [folder, { license = '', version, name, link }] of Object.entries(packages)) {
    // The first entry is the site itself. Packages of this repository have entries of their own, too.
    if (folder === '' || link || allowed.includes(license)) continue;
    const packageName = name ?? folder.replace(/^.*node_modules\//, '');
    needed.add(packageName);
    if (Object.hasOwn(reviewed, packageName) && reviewed[packageName]?.license === license)
      continue;
    refused.push(`${packageName}@${version}: ${license || 'no license in its manifest'}`);
  }
  const unneeded = Object.keys(reviewed).filter((name) => !needed.has(name));
  return [...new Set(refused), ...unneeded.map((name) => `${name}: reviewed, but not needed`)];
}
