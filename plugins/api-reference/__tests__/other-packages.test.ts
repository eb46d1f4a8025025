import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createProject, installPackage } from '../../files/__tests__/install-package';
import { packagesDirOf } from '../../files/packages-dir';
import type { CatalogueEntry } from '../catalogue';
import { writeEntryFiles } from '../entry-files';
import { createReferenceProgram } from '../program';
import { publicFolders } from '../public-folders';
import { themeNames } from '../theme-names';

const NAME = '@mui/x-tree-view';

/** Installs a version of the tree with one component. @returns its `node_modules` */
function install(project: string, version: string, component: string): string {
  const props = `export interface ${component}Props { of${component}: string }\n`;
  installPackage(
    project,
    NAME,
    { version, types: './index.d.ts' },
    {
      'index.d.ts': `${props}export declare function ${component}(props: ${component}Props): void;`,
      [`${component}/index.d.ts`]: "export * from '..';",
      'themeAugmentation/props.d.ts': `interface P {\n  Mui${component}: ${component}Props;\n}\n`,
    },
  );
  return packagesDirOf(project);
}

let site: string;
let packagesDir: string;
let oldPackagesDir: string;

/** A site with a package, and another version of that in a folder of its own. */
beforeAll(() => {
  site = createProject();
  packagesDir = install(site, '7.0.0', 'RichTreeView');
  oldPackagesDir = install(path.join(site, 'versions/6.20/packages'), '6.17.0', 'TreeView');
});

it('lists the exports, folders and theme names of the packages in the folder', () => {
  const read = (dir: string) => ({
    exports: [...createReferenceProgram(dir, [NAME]).exportsOf(NAME).symbols.keys()],
    folders: publicFolders(dir, NAME),
    themeNames: [...themeNames(dir, [NAME])],
  });
  const expected = (component: string) => ({
    exports: [component, `${component}Props`],
    folders: [`${NAME}/${component}`],
    themeNames: [[component, `Mui${component}`]],
  });
  expect(read(packagesDir)).toEqual(expected('RichTreeView'));
  expect(read(oldPackagesDir)).toEqual(expected('TreeView'));
});

/** Members that TypeDoc finds in a file of `writeEntryFiles`, by the name of its interface. */
function membersIn(file: string, tsconfig: string, interfaceName: string): string[] {
  const { config } = ts.readConfigFile(tsconfig, (name) => readFileSync(name, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module);
  const symbol = found?.find(({ name }) => name === interfaceName);
  if (!symbol) throw new Error(`There is no ${interfaceName}`);
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map(({ name }) => name);
}

it.each([
  ['RichTreeView', () => packagesDir],
  ['TreeView', () => oldPackagesDir],
])('gives TypeDoc the members of %s from the folder', (name, dir) => {
  const entry: CatalogueEntry = {
    kind: 'interface',
    name,
    exportName: name,
    family: 'tree-view',
    packageName: NAME,
    packages: [NAME],
    type: `M.${name}Props`,
    comment: '',
    imports: [],
  };
  // Names in files there resolve to the packages of the site.
  const folder = path.join(site, '.cache/entries');
  const { files, tsconfig } = writeEntryFiles(
    folder,
    { families: [], entries: [entry], exports: [] },
    dir(),
  );
  expect(membersIn(files[0] ?? '', tsconfig, `${name}__members`)).toEqual([`of${name}`]);
});
