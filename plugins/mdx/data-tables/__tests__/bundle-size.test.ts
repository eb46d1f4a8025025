import { createProject, installPackage } from '../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../files/packages-dir';
import { bundleSize } from '../bundle-size';

jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

it('measures the packages in the folder that is given', async () => {
  const minified = async (length: number) => {
    const project = createProject();
    const code = `export const text = '${'a'.repeat(length)}';`;
    installPackage(project, 'toy', { version: '1.0.0' }, { 'index.js': code });
    const options = { packagesDir: packagesDirOf(project), external: [] };
    return (await bundleSize("export { text } from 'toy';", [], options)).minified;
  };
  expect((await minified(300)) - (await minified(100))).toBe(200);
});
