import { createProject, installPackage } from '../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../files/packages-dir';
import { WORKING_COPY } from '../../../../model/library-versions';
import { apiPackagesOf } from '../../../api-reference/families';
import { declaredNames } from '../declared-names';
import { remarkApiNames } from '../remark-api-names';
import { PACKAGES, transform } from './fixture-site';

let packagesDir: string;

/** A project with other packages than those of the site: their only adapter is `DataGird`. */
beforeAll(() => {
  const project = createProject();
  packagesDir = packagesDirOf(project);
  for (const { name } of apiPackagesOf(WORKING_COPY))
    installPackage(project, name, {}, { 'DataGird/a.d.ts': '' });
  const declarations = {
    'index.d.ts': 'export declare function oldHook(): void;',
    'styles/index.d.ts': '/** Not newHook. */',
  };
  for (const name of ['@mui/material', '@types/react', 'csstype']) {
    installPackage(project, name, {}, declarations);
  }
});

it('are those of the packages in the folder that is given', () => {
  const names = ['AdapterDayjs', 'useTheme', 'DataGird', 'oldHook', 'newHook'];
  const known = (dir: string) =>
    names.filter((name) => declaredNames(dir, apiPackagesOf(WORKING_COPY)).has(name));
  expect(known(PACKAGES)).toEqual(['AdapterDayjs', 'useTheme']);
  expect(known(packagesDir)).toEqual(['DataGird', 'oldHook']);
});

it('are right on pages that are about these packages, and on no others', async () => {
  await expect(transform(remarkApiNames, '`DataGird`', { packagesDir })).resolves.toBeDefined();
  await expect(transform(remarkApiNames, '`DataGird`')).rejects.toThrow('"DataGrid"');
});
