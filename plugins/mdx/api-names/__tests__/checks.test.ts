import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { apiNames } from '..';
import { remarkApiNames } from '../remark-api-names';
import { readUnknown } from '../unknown-names';
import {
  createSite,
  NAMES,
  transform,
  UNIT,
  writeReference,
  type Transformation,
} from './fixture-site';

function check(text: string, options?: Transformation) {
  return transform(remarkApiNames, text, options);
}

/** The names of a page that are listed. */
async function unknownIn(text: string, options: Transformation = {}): Promise<string[]> {
  const site = options.site ?? createSite();
  await check(text, { ...options, site });
  return readUnknown({ siteDir: site, unit: UNIT }).flatMap(({ names }) =>
    names.map(({ name }) => name),
  );
}

describe('a misspelled name stops the build', () => {
  it('with file, line and the nearest name', async () => {
    const site = createSite();
    await expect(check('First.\n\nThen `columnVisibilityModle`.', { site })).rejects.toThrow(
      new Error(
        `${site}/docs/grid/index.mdx:3: "columnVisibilityModle" is not in the reference; the nearest name is "columnVisibilityModel"`,
      ),
    );
  });

  it.each([
    ['a letter too many', '`DataGridd`', 'DataGrid'],
    ['a letter too few', '`DataGrd`', 'DataGrid'],
    ['two edits', '`setFilterrModell`', 'setFilterModel'],
    ['another case', '`dataGrid`', 'DataGrid'],
    ['an element', '`<DataGird />`', 'DataGrid'],
    ['a call', '`apiRef.current.setFliterModel()`', 'setFilterModel'],
    ['a slot', '`slotProps.columnHeadr`', 'columnHeader'],
    ['a type', '`GridColDeff<Order>[]`', 'GridColDef'],
    ['in a heading', '## The `columnVisibilityMode`', 'columnVisibilityModel'],
    ['in a link', '[`DataGrip`](../a)', 'DataGrid'],
  ])('%s', async (_, text, nearest) => {
    await expect(check(text)).rejects.toThrow(`the nearest name is "${nearest}"`);
  });

  it('in a translated page, against the reference of its source', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx';
    await expect(check('`DataGird`', { file })).rejects.toThrow(/zh\/.*index\.mdx:1: "DataGird"/);
  });

  it('in an old version, against its own reference', async () => {
    const site = createSite();
    const names = NAMES.filter(({ name }) => name !== 'setFilterModel');
    writeReference(`${site}/versioned_docs/version-6.20.0`, [
      ...names,
      { name: 'setFilterModels', kind: 'export', family: 'data-grid' },
    ]);
    const file = 'versioned_docs/version-6.20.0/grid/index.mdx';
    await expect(check('`setFilterModel`', { site, file })).rejects.toThrow('"setFilterModels"');
    await expect(check('`setFilterModel`', { site })).resolves.toBeDefined();
  });

  it('all of a page at once', async () => {
    await expect(check('`DataGird`\n\n`GridColDeff`')).rejects.toThrow(
      /:1: "DataGird".*\n.*:3: "GridColDeff"/,
    );
  });
});

describe('these are not names of the reference, and right', () => {
  it.each([
    ['what a fence declares', '```ts\nconst dataGrid = 1;\n```\n\n`dataGrid`'],
    ['what a fence says as a string', "```ts\nf('dataGrid');\n```\n\n`dataGrid`"],
    ['what a fence changes', '```diff\n-const dataGrid = 1;\n```\n\n`dataGrid`'],
    ['what a demo uses', '<Demo src="./Demo.tsx" height={1} />\n\n`dataGrid`'],
    ['JavaScript', '`structuredClone` `toLocaleString`'],
    ['the DOM', '`ResizeObserver` `preventDefault()`'],
    ['React', '`useSyncExternalStore` `className`'],
    ['CSS', '`flexDirection`'],
    ['Material UI', '`TextField` `createTheme`'],
    ['an import of its own folder', '`AdapterDayjs`'],
    ['a component in the theme', '`MuiDataGrid`'],
    ['a type that the reference only mentions', '`GridRowModel`'],
    ['plain words', '`row` `columm`'],
    ['constants', '`DATA_GRID`'],
    ['ordinary words with a capital', '`Enter` `Tab` `Paper`'],
    ['other code', '`dataGird.x = 1` `a-b`'],
  ])('%s', async (_, text) => {
    const site = createSite({ 'docs/grid/Demo.tsx': 'export const a = <b dataGrid={1} />;' });
    expect(await unknownIn(text, { site })).toEqual([]);
  });

  it('comments and texts of a demo declare nothing', async () => {
    const site = createSite({ 'docs/grid/Demo.tsx': '// dataGrid\nconst a = <b>dataGrid</b>;' });
    const text = '<Demo src="./Demo.tsx" height={1} />\n\n`dataGrid`';
    await expect(check(text, { site })).rejects.toThrow('"dataGrid"');
  });
});

describe('names that are near to nothing', () => {
  it('are kept with page and line until they are fixed', async () => {
    const site = createSite();
    await check('\n`somethingElse` and `useOtherThing()`', { site });
    expect(readUnknown({ siteDir: site, unit: UNIT })).toEqual([
      {
        page: 'docs/grid/index.mdx',
        names: [
          { name: 'somethingElse', line: 2 },
          { name: 'useOtherThing', line: 2 },
        ],
      },
    ]);
    await check('mended', { site });
    expect(readUnknown({ siteDir: site, unit: UNIT })).toEqual([]);
  });

  it('a short name is wrong within one edit only', async () => {
    const site = createSite();
    writeReference(`${site}/docs`, [{ name: 'rowA', kind: 'export', family: 'data-grid' }]);
    const options = { site, frontMatter: {} };
    expect(await unknownIn('`rxxA`', options)).toEqual(['rxxA']);
    await expect(check('`roxA`', options)).rejects.toThrow('"rowA"');
  });

  it('are listed at the end of the build, for each unit', async () => {
    const zh = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx';
    const site = createSite({ 'docs/gone/index.mdx': '', [zh]: '' });
    const chinese = { site, unit: 'x/current/zh' };
    await check('`somethingElse` `otherThing`', { ...chinese, file: zh });
    // A page that is not translated belongs to both.
    await check('`somethingElse`', { site });
    await check('`somethingElse`', chinese);
    await check('`somethingElse`', { site, file: 'docs/gone/index.mdx' });
    rmSync(path.join(site, 'docs/gone'), { recursive: true });
    const info = jest.spyOn(logger, 'info').mockReturnValue();
    for (const language of ['en', 'zh'] as const) {
      const context = { siteDir: site, i18n: { defaultLocale: 'en' } } as LoadContext;
      const unit = { section: 'x', version: '7.0.0', path: '', language } as const;
      await apiNames(unit)(context).postBuild?.({} as never);
    }
    const listOf = (language: string) => `.cache/api-names/x/current/${language}/unknown.txt`;
    expect(info.mock.calls).toEqual([
      [`1 name in inline code is not in the reference: ${listOf('en')}`],
      [`2 names in inline code are not in the reference: ${listOf('zh')}`],
    ]);
    const read = (language: string) => readFileSync(path.join(site, listOf(language)), 'utf8');
    expect(read('en')).toBe('docs/grid/index.mdx:1: somethingElse\n');
    expect(read('zh')).toBe(`${zh}:1: somethingElse\n${zh}:1: otherThing\n`);
  });
});

describe('exemptions', () => {
  const exempt = (name: string) => ({
    frontMatter: { namesNotInReference: [{ name, reason: 'Our own' }] },
  });

  it('let a name stand that is near to one of the reference', async () => {
    expect(await unknownIn('`dataGrid`', exempt('dataGrid'))).toEqual([]);
  });

  it('take a name from the list', async () => {
    expect(await unknownIn('`somethingElse`', exempt('somethingElse'))).toEqual([]);
  });

  it('are errors where nothing needs them', async () => {
    const text = '---\nnamesNotInReference:\n  - name: DataGrid\n---\n';
    await expect(check(`${text}\`DataGrid\``, exempt('DataGrid'))).rejects.toThrow(
      /index\.mdx:3: "DataGrid" needs no exemption from the reference$/,
    );
    await expect(check('', exempt('somethingElse'))).rejects.toThrow('needs no exemption');
  });
});
