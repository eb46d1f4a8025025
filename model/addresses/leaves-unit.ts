import type { UnitPlace } from '../unit-files';
import { docsOf, parseAddress } from './parse';

/**
 * Checks that an address is in another unit. Everything outside of the sections belongs to the
 * documented version of MUI X, as in `ownerOf` of model/units.ts, which is for files.
 * @param address from the root of the site, with its language: `/zh/x/next/introduction/`
 */
export function leavesUnit(address: string, unit: UnitPlace & { language: string }): boolean {
  const parsed = parseAddress(address);
  return (
    parsed.language !== unit.language ||
    parsed.version !== unit.path ||
    docsOf(parsed) !== unit.section
  );
}
