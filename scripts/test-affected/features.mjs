// @ts-check
import path from 'node:path';
import { SPECS_OF_AREAS } from './areas.mjs';

/**
 * @param {string} spec a file
 * @returns {string} what it is named after
 */
const nameOf = (spec) => path.posix.basename(spec, '.spec.ts');

/** Specs that may belong to a feature: those in `full/` run only with `npm run test:full`. */
const OF_FEATURES = /^(?:e2e\/(?:features|hosted)|tests)\/.*\.spec\.ts$/;

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} files of the project
 * @returns {string[]} the specs of these names
 */
export function specsNamed(names, files) {
  return files.filter((file) => OF_FEATURES.test(file) && names.includes(nameOf(file)));
}

/** What the build for a host is, for tests that read its files. */
const HOSTED_SITE = 'scripts/hosted-site.mjs';

/**
 * @param {string} spec a file
 * @param {ReadonlyMap<string, ReadonlySet<string>>} dependants files by which each is needed
 * @returns {boolean} whether it tests the build for a host
 */
export function isOfHostedBuild(spec, dependants) {
  if (spec.startsWith('e2e/hosted/')) return spec.endsWith('.spec.ts');
  return /^tests\/build-output\//.test(spec) && Boolean(dependants.get(HOSTED_SITE)?.has(spec));
}

/**
 * The tests of a file, by the nearest folder around it that has any: those that the table of areas
 * names, and those whose names are, or begin with, the name of the folder.
 * @param {string} file
 * @param {readonly string[]} files of the project
 * @returns {{ area: string, specs: string[] }} none when the file belongs to no tested area
 */
export function specsOfArea(file, files) {
  const own = SPECS_OF_AREAS[file];
  if (own) return { area: file, specs: specsNamed(own, files) };
  const parts = path.posix.dirname(file).split('/');
  for (let depth = parts.length; depth > 1; depth -= 1) {
    const area = `${parts.slice(0, depth).join('/')}/`;
    const names = [parts[depth - 1] ?? '', parts.slice(1, depth).join('-')];
    const listed = specsNamed(SPECS_OF_AREAS[area] ?? [], files);
    const alike = files.filter(
      (each) =>
        OF_FEATURES.test(each) &&
        names.some((name) => nameOf(each) === name || nameOf(each).startsWith(`${name}-`)),
    );
    const specs = [...new Set([...listed, ...alike])].sort();
    if (specs.length > 0) return { area, specs };
  }
  return { area: path.posix.dirname(file), specs: [] };
}
