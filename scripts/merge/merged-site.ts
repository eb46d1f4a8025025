import type { DocsVersion } from '../../model/docs-version';
import type { UnitManifest } from '../../model/unit-manifest';
import type { Unit } from '../../model/units';
import type { WriteFile } from '../../plugins/files/write-file';

/** A unit that was built, and the folder with its files. */
export interface BuiltUnit extends Unit {
  /** `x/6.20/en` */
  name: string;
  /** Absolute path. Its files are where they belong in the site. */
  folder: string;
  manifest: UnitManifest;
}

/** The site while it is put together. */
export interface MergedSite {
  /** Absolute path of the folder in which it is made. */
  outDir: string;
  /** The units that it has, sorted by name. */
  units: readonly BuiltUnit[];
  /** The docs of all sections, also those that are left out: `ALL_DOCS`. */
  versions: readonly DocsVersion[];
  /**
   * Writes a file that belongs to no unit. Files of units are hard links: overwriting one would
   * change the unit.
   * @throws when a unit, or another part of the merge, has written the file
   */
  write: WriteFile;
}

/** Something of the site that belongs to all of its units, such as a list of them. */
export type SitePart = (site: MergedSite) => void | Promise<void>;
