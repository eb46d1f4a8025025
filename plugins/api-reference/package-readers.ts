import type ts from 'typescript';
import type { ReferenceFamilyId } from '../../model/families';
import type { ApiFamily } from './families';
import { createReferenceProgram, type PackageExports } from './program';
import { publicFolders } from './public-folders';
import type { RequiredExports, RequiredNames } from './required-exports';
import { themeNames } from './theme-names';

/** Reads the exports of a family's packages. */
export interface Reader {
  checker: ts.TypeChecker;
  family: ReferenceFamilyId;
  /** The family's packages, the lowest plan first. */
  packages: PackageExports[];
  /** Folders of each package that can be imported: `@mui/x-data-grid/DataGrid`. */
  folders: PackageExports[];
  themeNames: Map<string, string>;
  required: RequiredNames;
  /** Names of the components whose props are read; all if it is absent. */
  only?: ReadonlySet<string> | undefined;
}

/** What a catalogue is made from. */
export interface CatalogueSource {
  /** Folder that holds the packages. */
  packagesDir: string;
  families: ApiFamily[];
  required: RequiredExports;
  /** Whether required names may match no export: older packages do not have all of them. */
  mayLack?: boolean;
  /** Names of the components whose props are read; all if it is absent. */
  only?: ReadonlySet<string>;
  /** Reads files for the compiler; several versions can share those of other libraries. */
  host?: ts.CompilerHost;
}

/** One reader for each family. */
export function createReaders({
  packagesDir,
  families,
  required,
  only,
  host,
}: CatalogueSource): Reader[] {
  const packageNames = families.flatMap(({ packages }) => packages.map(({ name }) => name));
  const folders = packageNames.flatMap((name) => publicFolders(packagesDir, name));
  const program = createReferenceProgram(packagesDir, [...packageNames, ...folders], host);
  return families.map(({ id, packages }): Reader => {
    const names = packages.map(({ name }) => name);
    return {
      checker: program.checker,
      family: id,
      packages: names.map((name) => program.exportsOf(name)),
      folders: folders
        .filter((folder) => names.includes(folder.split('/').slice(0, 2).join('/')))
        .map((folder) => program.exportsOf(folder)),
      themeNames: themeNames(packagesDir, names),
      required: required[id] ?? { components: [], interfaces: [] },
      only,
    };
  });
}
