import type { DocsVersion } from '../../model/docs-version';
import { formatUnit, isDocumented, parseUnit, unitsOf, type Unit } from '../../model/units';

/** What the command was asked to build; empty lists for what was not said. */
export interface UnitChoice {
  /** Names of units: `x/current/en`. */
  unit: readonly string[];
  /** Versions and sections, in all of their languages: `current`, `next`, `6.20`, `material-ui`. */
  units: readonly string[];
  /** Languages. Without a version they are those of the documented version. */
  locale: readonly string[];
}

/** Names of a version: of MUI X its path and its number, of another section that of the section. */
const namesOf = (unit: Unit) => [isDocumented(unit) ? 'current' : unit.path, unit.version];

function unitsOfVersion(version: string, all: readonly Unit[]): Unit[] {
  const found = all.filter((unit) => namesOf(unit).includes(version));
  if (found.length > 0) return found;
  const names = [...new Set(all.map((unit) => namesOf(unit).find(Boolean)))].join(', ');
  throw new Error(`There is no version "${version}", but ${names}`);
}

function checkLanguages(languages: readonly string[], all: readonly Unit[]): void {
  const known = new Set<string>(all.map(({ language }) => language));
  const unknown = languages.find((language) => !known.has(language));
  if (unknown === undefined) return;
  throw new Error(`There is no language "${unknown}", but ${[...known].join(', ')}`);
}

/**
 * The units that a command is about: all, if it names none.
 * @returns each once, in the order of `unitsOf`
 * @throws with one line and the names that there are when a unit, version or language does not exist,
 *   and when a version is not in any of the languages
 */
export function chooseUnits(choice: UnitChoice, versions: readonly DocsVersion[]): Unit[] {
  const { unit, units, locale } = choice;
  const all = unitsOf(versions);
  checkLanguages(locale, all);
  if (unit.length + units.length + locale.length === 0) return all;
  const ofVersions = (locale.length > 0 && unit.length + units.length === 0 ? ['current'] : units)
    .flatMap((version) => unitsOfVersion(version, all))
    .filter(({ language }) => locale.length === 0 || locale.includes(language));
  const names = new Set(
    [...unit.map((name) => parseUnit(name, versions)), ...ofVersions].map(formatUnit),
  );
  if (names.size === 0) throw new Error(`${units.join(', ')} is not in ${locale.join(', ')}`);
  return all.filter((each) => names.has(formatUnit(each)));
}
