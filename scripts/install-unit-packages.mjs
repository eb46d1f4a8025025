// @ts-check
import { installPackages } from '../plugins/files/install-packages.mjs';
import { readModel } from './docs-versions.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Installs the packages of the version that a unit belongs to, unless that version uses those of the
 * site or they are installed. Docusaurus loads plugins that read these packages, so call this first.
 * Sections about other products use those of the site.
 * @param {string} unit `x/6.20/en`
 * @throws one line when npm fails
 */
export async function installUnitPackages(unit) {
  const [section, address] = unit.split('/');
  if (section !== 'x') return;
  const version = readModel(PROJECT_ROOT).find(({ path }) => address === (path || 'current'));
  if (version) await installPackages(PROJECT_ROOT, version);
}
