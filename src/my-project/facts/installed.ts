import {
  compareVersions,
  formatVersion,
  parseVersion,
} from '@site/model/project-files/version-number';
import { lowestOf, parseRange } from '@site/model/project-files/version-range';
import type { VersionNumber } from '@site/model/project-files/version-number';
import type { FoundPackage } from '../read/project';

/** A version of a package in a project. */
export interface InstalledVersion {
  number: VersionNumber;
  /** As the file has it: `7.2.0`, `^7.0.0`. */
  written: string;
  /** The version of a lockfile, and not the lowest one of a range. */
  isLocked: boolean;
}

/** The versions of a package, the oldest first; those of a lockfile if there are any. */
export function versionsOf({ locked, ranges }: FoundPackage): InstalledVersion[] {
  const written = locked.length > 0 ? locked.map(({ number }) => number) : ranges;
  return written
    .flatMap((text) => {
      const exact = parseVersion(text);
      const number = exact ?? lowestOf(parseRange(text) ?? []);
      return number ? [{ number, written: text, isLocked: locked.length > 0 }] : [];
    })
    .sort((one, other) => compareVersions(one.number, other.number));
}

/** A version as a text for readers: `7.2.0`, or the range as it is written. */
export function shownVersion({ number, written, isLocked }: InstalledVersion): string {
  return isLocked ? formatVersion(number) : written;
}
