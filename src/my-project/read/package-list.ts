import {
  parseSpecifier,
  type Catalogs,
  type Unresolved,
} from '@site/model/project-files/specifier';
import { compareVersions, parseVersion } from '@site/model/project-files/version-number';
import type { FoundPackage, LockedVersion } from './project';

/** Other packages say nothing about MUI X, and a lockfile has thousands of them. */
const RELEVANT =
  /^(?:@mui\/.+|@emotion\/(?:react|styled)|react(?:-dom)?|dayjs|date-fns(?:-jalali)?|luxon|moment(?:-hijri|-jalaali)?|typescript|tailwindcss)$/;

/** No project has more versions of one package; a hostile file could have millions. */
const MOST = 50;

interface Entry {
  aliases: Set<string>;
  locked: Map<string, LockedVersion>;
  ranges: Set<string>;
  unresolved?: Unresolved;
  isDirect?: boolean;
}

function byAge(one: LockedVersion, other: LockedVersion): number {
  const [first, second] = [parseVersion(one.number), parseVersion(other.number)];
  return first && second ? compareVersions(first, second) : 0;
}

/** Collects the packages of a file. */
export class PackageList {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly catalogs: Catalogs) {}

  /** Number of packages that were offered, those without use included. */
  offered = 0;

  private entry(name: string): Entry | undefined {
    this.offered += 1;
    if (!RELEVANT.test(name) || name.length > 100) return undefined;
    const entry = this.entries.get(name) ?? {
      aliases: new Set(),
      locked: new Map(),
      ranges: new Set(),
    };
    this.entries.set(name, entry);
    return entry;
  }

  /** Adds a version that a lockfile has. */
  lock(name: string, number: string, peers?: Readonly<Record<string, string>>): void {
    const entry = parseVersion(number) ? this.entry(name) : undefined;
    if (!entry || entry.locked.size >= MOST) return;
    const known = entry.locked.get(number);
    entry.locked.set(number, { number, ...known, ...(peers && { peers }) });
  }

  /** Adds what a project names directly. */
  ask(alias: string, specifier: string): void {
    const { name = alias, range, unresolved } = parseSpecifier(alias, specifier, this.catalogs);
    const entry = this.entry(name);
    if (!entry || entry.ranges.size >= MOST) return;
    entry.isDirect = true;
    if (name !== alias) entry.aliases.add(alias);
    if (range !== undefined) entry.ranges.add(range);
    else entry.unresolved = unresolved;
  }

  /**
   * The packages by their names.
   * @param showsDirect whether the file shows which packages the project names directly
   */
  finish(showsDirect: boolean): ReadonlyMap<string, FoundPackage> {
    return new Map(
      [...this.entries].map(([name, entry]) => {
        const { aliases, locked, ranges, unresolved, isDirect } = entry;
        const found: FoundPackage = {
          name,
          aliases: [...aliases],
          locked: [...locked.values()].sort(byAge),
          ranges: [...ranges],
          ...(unresolved && locked.size === 0 && ranges.size === 0 && { unresolved }),
          ...(showsDirect && { isDirect: isDirect ?? false }),
        };
        return [name, found];
      }),
    );
  }
}
