import type { DateLibraryId } from '@site/model/preferences';
import type { FoundPackage, Project } from '../read/project';
import { versionsOf } from './installed';

/** Packages of date libraries. Those of other calendars work with one of the others. */
export const DATE_PACKAGES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;

function libraryOf(name: (typeof DATE_PACKAGES)[number], found: FoundPackage): DateLibraryId {
  if (name !== 'date-fns') return name;
  const newest = versionsOf(found).at(-1)?.number.major;
  return newest === 2 ? 'date-fns-v2' : 'date-fns';
}

/**
 * The date libraries of a project. Of a lockfile that does not show what the project names directly,
 * some may belong to other packages.
 */
export function dateLibraries({ packages }: Project): DateLibraryId[] {
  return DATE_PACKAGES.flatMap((name) => {
    const found = packages.get(name);
    return found && found.isDirect !== false ? [libraryOf(name, found)] : [];
  });
}
