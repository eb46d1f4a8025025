import { DOCS_SECTION, parseAddress } from './parse';

/**
 * Checks that an address is in another version or language. Everything outside of the docs belongs
 * to the documented version, as in `ownerOf` of model/units.ts, which is for files.
 * @param address from the root of the site, with its language: `/zh/x/next/introduction/`
 * @param unit path of its version below `/x/`, and its language
 */
export function leavesUnit(address: string, unit: { path: string; language: string }): boolean {
  const { language, section, version } = parseAddress(address);
  return language !== unit.language || (section === DOCS_SECTION ? version : '') !== unit.path;
}
