import path from 'node:path';
import { DOCUMENTED_VERSIONS, WORKING_COPY as version } from '../../../../model/library-versions';
import { createProject, installPackage } from '../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../files/packages-dir';
import { runPlugin } from '../../syntax-tree/__tests__/mdx-pages';
import { walk } from '../../syntax-tree/mdx-nodes';
import { fillVersions, remarkLibraryVersions } from '../remark-library-versions';

const DOCUMENTED = DOCUMENTED_VERSIONS['@mui/x-charts'];
let packagesDir: string;

/** A project with two installed packages. */
beforeAll(() => {
  const project = createProject();
  packagesDir = packagesDirOf(project);
  installPackage(project, '@mui/x-charts', {
    version: '7.1.2',
    peerDependencies: { react: '^17.0.0 || ^18.0.0', '@mui/material': '^5.15.14' },
  });
  installPackage(project, 'dayjs', { version: '1.11.0' });
});

describe('placeholders', () => {
  it.each([
    ['the installed version', '%installed:@mui/x-charts%', '7.1.2'],
    ['the documented version', '%documented:@mui/x-charts%', DOCUMENTED],
    ['a peer range', '%peer:@mui/x-charts:react%', '^17.0.0 || ^18.0.0'],
    ['the peer range of a scoped package', '%peer:@mui/x-charts:@mui/material%', '^5.15.14'],
    ['several in one text', 'a@%installed:dayjs% b@%installed:@mui/x-charts%', 'a@1.11.0 b@7.1.2'],
  ])('%s', (_, text, filled) => {
    expect(fillVersions(text, { packagesDir, version })).toBe(filled);
  });

  it('take versions and ranges from the folder that is given', () => {
    const old = createProject();
    const peerDependencies = { react: '^17.0.0' };
    installPackage(old, '@mui/x-charts', { version: '6.19.8', peerDependencies });
    const text = '%installed:@mui/x-charts% %peer:@mui/x-charts:react%';
    expect(fillVersions(text, { packagesDir: packagesDirOf(old), version })).toBe('6.19.8 ^17.0.0');
    expect(fillVersions(text, { packagesDir, version })).toBe('7.1.2 ^17.0.0 || ^18.0.0');
  });

  it('take what all versions share from the site, and MUI X only from the version', () => {
    const site = createProject();
    installPackage(site, 'react', { version: '18.3.1' });
    installPackage(site, '@mui/x-charts', { version: '7.1.2' });
    const own = path.join(site, 'versions/6.20/packages/node_modules');
    const fill = (text: string) => fillVersions(text, { packagesDir: own, version });
    expect(fill('%installed:react%')).toBe('18.3.1');
    expect(() => fill('%installed:@mui/x-charts%')).toThrow('is not installed');
  });

  it.each(['100% of 50%', '%other:dayjs%', '%installed%'])('"%s" is not a placeholder', (text) => {
    expect(fillVersions(text, { packagesDir, version })).toBe(text);
  });

  it.each([
    [
      'a package that is not installed',
      '%installed:no-such%',
      /^The package "no-such" is not installed/,
    ],
    [
      'a package that is not documented',
      '%documented:dayjs%',
      /^model\/versions\.json has no documented version of "dayjs"$/,
    ],
    [
      'a peer dependency that does not exist',
      '%peer:@mui/x-charts:vue%',
      /^"@mui\/x-charts" has no peer dependency "vue"$/,
    ],
    ['a package without peer dependencies', '%peer:dayjs:react%', /^"dayjs" has no peer/],
  ])('%s is an error', (_, text, message) => {
    expect(() => fillVersions(text, { packagesDir, version })).toThrow(message);
  });
});

describe('a page', () => {
  const page = path.join('docs', 'installation', 'index.mdx');

  it('has its placeholders filled in prose, inline code and fences', async () => {
    const text = [
      'Charts %installed:@mui/x-charts% need `react` `%peer:@mui/x-charts:react%`.',
      '',
      '```npm',
      'npm install dayjs@%installed:dayjs%',
      '```',
    ].join('\n');
    const root = await runPlugin(remarkLibraryVersions, [{ packagesDir, version }], page, text);
    const values = walk(root).flatMap(({ node }) => ('value' in node ? [node.value] : []));
    expect(values).toEqual([
      'Charts 7.1.2 need ',
      'react',
      ' ',
      '^17.0.0 || ^18.0.0',
      '.',
      'npm install dayjs@1.11.0',
    ]);
  });

  it('stops the build with page and line at a package that does not exist', async () => {
    const text = 'First.\n\nSee `%installed:no-such%`.\n';
    await expect(
      runPlugin(remarkLibraryVersions, [{ packagesDir, version }], page, text),
    ).rejects.toThrow(`${page}:3: The package "no-such" is not installed`);
  });
});
